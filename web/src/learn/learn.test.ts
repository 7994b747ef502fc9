import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { games } from '../boards/boards';
import { nearest, rulesIn } from '../pages/rules/index';
import { blocks } from '../pages/rules/markdown';
import type { Lesson } from './learn';

const json = (path: string) => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));

// What nobody is asked: chance decides, or it goes by itself.
const byItself: Record<string, string[]> = {
  ivan: ['lay', 'effects', 'draw_project', 'refill', 'draw_estate', 'draw_title'],
  stroganov:
    'set_up seating lay_tiles fill_tiles lay_setup_furs lay_villages lay_yurts lay_wishes lay_songs reveal_draft fur_for_wish year act claim tile_reward bag_furs fill_market bears advancing story_bonus administration flip turn_up ivan_turn'.split(
      ' ',
    ),
  catherine: ['deal_orders', 'hand_out', 'draw', 'play_cards', 'activate', 'resolve', 'settle_books'],
  perestroika: ['first_player', 'reveal', 'draw_cards', 'lose_card'],
};

describe.each([...games])('the lesson of %s', (game) => {
  const [en, ru]: Lesson[] = ['en', 'ru'].map((lang) => json(`./${game}.${lang}.json`));

  test('explains every question that a player is asked, and no other', () => {
    const asked = Object.keys(json(`../../../games/${game}/words/en.json`).ask).filter((question) => !byItself[game].includes(question));
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
