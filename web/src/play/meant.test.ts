import { expect, test } from 'vitest';
import type { Move } from '../wire/told';
import { meant } from './meant';

const move = (text: string, ...parts: string[]): Move => ({ move: { kind: text.split(' ')[0] }, text, label: text, parts });

test('a touched part takes the place of a part of its kind in a legal move', () => {
  expect(meant('display.mill', [move('take fur', 'stock.fur'), move('draft sawmill', 'display.sawmill')])).toBe('draft mill');
});

test('only whole words are exchanged', () => {
  expect(meant('city.b', [move('go ab a', 'city.a')])).toBe('go ab b');
});

test('a part of another kind means nothing now', () => {
  expect(meant('hand.mill', [move('draft sawmill', 'display.sawmill')])).toBeNull();
  expect(meant('pass', [move('pass', 'pass')])).toBeNull();
});
