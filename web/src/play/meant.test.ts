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

test('finer places of a board are exchanged as well, with all that names them', () => {
  const village = ({ text }: Move) => [`village.${text.split(' ')[1]}`];
  expect(meant('village.4', [move('visit 2', 'region.2')], village)).toBe('visit 4');
  const pelt = ({ text }: Move) => [`pelt.${text.split(' ')[2]}.${text.split(' ')[1]}`];
  expect(meant('pelt.5.2', [move('take 3 3', 'column.3'), move('take 7 3', 'column.3')], pelt)).toBe('take 2 5');
});
