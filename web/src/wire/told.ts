// What a viewer of a table is told, as boards and panels use it. The messages themselves are described in docs/openapi.json.
import type { Choice, Prompt, Update } from './messages';

export type { Event, Price as Cost, Prompt, Score, SeatScore as ScoreOfSeat } from './messages';
export type Move = Choice;
export type Lang = 'en' | 'ru';
export const languages: Lang[] = ['en', 'ru'];

// Views and boxes differ from game to game; each board knows its own.
export type Loose = any;

export interface Told extends Omit<Update, 'push' | 'table' | 'lang' | 'seat' | 'prompt' | 'view'> {
  seat: number | null; // null: a spectator
  prompt: Prompt | null; // null: a moment of the past, which asks nothing
  view: Loose;
}
