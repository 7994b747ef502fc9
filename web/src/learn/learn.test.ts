import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { games } from '../games';
import { nearest, rulesIn } from '../pages/rules/index';
import { blocks } from '../pages/rules/markdown';
import { hasLesson, type Lesson } from './learn';

const json = (path: string) => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));

describe.each(games.map(({ id }) => id).filter(hasLesson))('the lesson of %s', (game) => {
  const folder = `../boards/${game}/learn`;
  const unasked: string[] = json(`${folder}/unasked.json`); // chance decides, or it goes by itself
  const [en, ru]: Lesson[] = ['en', 'ru'].map((lang) => json(`${folder}/${lang}.json`));

  test('explains every question that a player is asked, and no other', () => {
    const asked = Object.keys(json(`../../../games/${game}/words/en.json`).ask).filter((question) => !unasked.includes(question));
    expect(Object.keys(en.questions).toSorted()).toEqual(asked.toSorted());
  });

  test('tells the same in both languages', () => {
    const numbers = ({ intro, questions }: Lesson) => [
      ...[...intro.course, ...intro.points].map(({ rule }) => rule),
      ...Object.entries(questions).map(([question, { rule }]) => `${question} ${rule}`),
    ];
    expect(numbers(ru)).toEqual(numbers(en));
    for (const advice of [...Object.values(en.questions), ...Object.values(ru.questions)]) for (const text of Object.values(advice)) expect(text).not.toBe('');
  });

  test('cites rules that exist', () => {
    const ids = rulesIn(blocks(readFileSync(new URL(`../../../docs/rules/${game}.md`, import.meta.url), 'utf8'))).map(({ id }) => id);
    const cited = [...en.intro.course, ...en.intro.points, ...Object.values(en.questions)].map(({ rule }) => rule);
    expect(cited.filter((rule) => !nearest(ids, rule))).toEqual([]);
  });
});
