import { expect, test } from 'vitest';
import { shared } from './sharing';

const told = () => ({ round: 2, players: [{ coins: 3, hand: ['a', 'b'] }, { coins: 5, hand: [null] }], prompt: null });

test('what is equal is the same thing', () => {
  const before = told();
  expect(shared(before, told())).toBe(before);
});

test('what changed is new, what lies beside it is not', () => {
  const before = told();
  const after = told();
  after.players[0].coins = 4;
  const seen = shared(before, after);
  expect(seen).toEqual(after);
  expect(seen.players).not.toBe(before.players);
  expect(seen.players[0].hand).toBe(before.players[0].hand);
  expect(seen.players[1]).toBe(before.players[1]);
});

test('nothing of what went away remains', () => {
  expect(shared({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 });
  expect(shared([1, 2, 3], [1, 2])).toEqual([1, 2]);
  expect(shared({ a: undefined }, { b: undefined })).toEqual({ b: undefined });
});

test('a thing never becomes one of another kind', () => {
  expect(shared([], {})).toEqual({});
  expect(shared({ 0: 'a' }, ['a'])).toEqual(['a']);
  expect(shared(null, { a: 1 })).toEqual({ a: 1 });
  expect(shared({ a: {} }, { a: null })).toEqual({ a: null });
});

test('neither side is changed', () => {
  const [before, after] = [told(), told()];
  after.players.pop();
  shared(before, after);
  expect(before).toEqual(told());
  expect(after.players).toHaveLength(1);
});
