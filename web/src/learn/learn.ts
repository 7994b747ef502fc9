// What a beginner is told: about a game as a whole, and about each question as it comes.
import type { Lang } from '../wire/told';

export interface Advice {
  phase: string;
  why: string; // what the phase is for
  may: string; // what one may choose
  look: string; // what a beginner should look at
  rule: string;
}

export interface Lesson {
  intro: {
    goal: string;
    course: { title: string; text: string; rule: string }[];
    points: { text: string; rule: string }[];
    first: string;
  };
  questions: Record<string, Advice>;
}

const lessons = import.meta.glob<Lesson>('../boards/*/learn/[a-z][a-z].json', { import: 'default' });
const path = (game: string, lang: Lang) => `../boards/${game}/learn/${lang}.json`;

export const hasLesson = (game: string): boolean => path(game, 'en') in lessons;
export const lesson = (game: string, lang: Lang): Promise<Lesson> => lessons[path(game, lang)]();
