import { expect, test } from 'vitest';
import type { Move } from '../wire/told';
import { Choosing } from './choosing.svelte';

const move = (text: string, ...parts: string[]): Move => ({ move: { kind: text.split(' ')[0] }, text, label: text, parts });
const asked = (...moves: Move[]) => {
  const choosing = new Choosing();
  choosing.ask(moves);
  return choosing;
};

test('touching a part of one move chooses it, touching it again commits', () => {
  const choosing = asked(move('take fur', 'stock.fur'), move('take wood', 'stock.wood'));
  expect(choosing.touch('stock.wood')).toBe('chosen');
  expect(choosing.chosen?.text).toBe('take wood');
  expect(choosing.touch('stock.wood')).toBe('again');
});

test('parts narrow the moves one after the other', () => {
  const choosing = asked(move('row a b', 'a', 'b'), move('row a c', 'a', 'c'), move('row b c', 'b', 'c'));
  expect(choosing.touch('a')).toBe('narrowed');
  expect(choosing.offered.map(({ text }) => text)).toEqual(['row a b', 'row a c']);
  expect(choosing.mark('c')).toMatchObject({ number: 2, chosen: false });
  expect(choosing.touch('c')).toBe('chosen');
});

test('a part beyond what is left begins anew', () => {
  const choosing = asked(move('row a b', 'a', 'b'), move('row c d', 'c', 'd'));
  choosing.touch('a');
  expect(choosing.touch('c')).toBe('chosen');
  expect(choosing.chosen?.text).toBe('row c d');
});

test('a move that touches nothing more wins over those that do', () => {
  const choosing = asked(move('pay coin', 'coin'), move('pay coin wood', 'coin', 'wood'));
  expect(choosing.touch('coin')).toBe('chosen');
  expect(choosing.chosen?.text).toBe('pay coin');
  expect(choosing.touch('wood')).toBe('chosen');
  expect(choosing.chosen?.text).toBe('pay coin wood');
});

test('what decides nothing does not glow, and touching it is refused', () => {
  const choosing = asked(move('build a', 'card', 'a'), move('build b', 'card', 'b'));
  expect(choosing.mark('card')).toBeNull();
  expect(choosing.mark('elsewhere')).toBeNull();
  expect(choosing.touch('elsewhere')).toBe('refused');
});

test('stepping back forgets what was touched', () => {
  const choosing = asked(move('row a b', 'a', 'b'), move('row a c', 'a', 'c'));
  choosing.touch('a');
  choosing.touch('b');
  expect(choosing.back()).toBe(true);
  expect(choosing.chosen).toBeNull();
  expect(choosing.back()).toBe(false);
});

test('the same question told again keeps what was chosen, another one does not', () => {
  const choosing = asked(move('take fur', 'stock.fur'), move('take wood', 'stock.wood'));
  choosing.touch('stock.wood');
  const again = [move('take fur', 'stock.fur'), move('take wood', 'stock.wood')];
  choosing.ask(again);
  expect(choosing.chosen).toBe(again[1]);
  choosing.ask([move('pass', 'pass'), move('take wood', 'stock.wood')]);
  expect(choosing.chosen).toBeNull();
});
