import { expect, test } from 'vitest';
import type { Move } from '../../wire/told';
import { entries, faces, partOf, shapeOf } from './shape';

const shape = (key: string, value: Parameters<typeof shapeOf>[1], view = {}) => shapeOf(key, value, 2, view);

test('words, rows and groups', () => {
  expect([3, 'fur', null, true].map((word) => shape('x', word))).toEqual(['word', 'word', 'word', 'word']);
  expect(shape('hand', ['mill', null])).toBe('row');
  expect(shape('hand', [])).toBe('row');
  expect(shape('held', { fur: 2 })).toBe('group');
});

test('equal rows are a grid, others a list', () => {
  expect(shape('rows', [[null, 1], [0, null]])).toBe('grid');
  expect(shape('stacks', [[1], [2, 3]])).toBe('list');
});

test('equal groups are a table, others a list', () => {
  expect(shape('cities', [{ id: 'a', coins: 1 }, { id: 'b', coins: 2 }])).toBe('table');
  expect(shape('cities', [{ id: 'a' }, { id: 'b', coins: 2 }])).toBe('list');
  expect(shape('cities', [{ id: 'a', at: { x: 1 } }, { id: 'b', at: { x: 1 } }])).toBe('list');
});

test('one thing for each seat', () => {
  expect(shape('players', [{ coins: 1 }, { coins: 2 }])).toBe('seats');
  expect(shape('players', [{ coins: 1 }])).toBe('list'); // not one for each
  expect(shape('chosen', [null, 'rock'])).toBe('row');
  expect(shape('chosen', [null, 'rock'], { chosen: { by: 'seat' } })).toBe('seats');
});

test('what lies face down is counted', () => expect(faces(['mill', null, null])).toEqual({ seen: ['mill'], hidden: 2 }));

test('short things come first, formats and questions not at all', () => {
  expect(entries({ format: 'x/1', players: [{ a: 1 }], round: 2, steps: [] }).map(([key]) => key)).toEqual(['round', 'players']);
});

test('a thing is the part that is named after its field', () => {
  const moves = (...parts: string[]) => [{ parts } as Move];
  expect(partOf(moves('hand.mill', 'display.mill'), 'hand', 'mill')).toBe('hand.mill');
  expect(partOf(moves('card.mill', 'stock.mill'), 'cards', 'mill')).toBe('card.mill');
  expect(partOf(moves('hand.mill', 'display.mill'), 'x', 'mill')).toBeNull();
  expect(partOf([], 'hand', 'mill')).toBeNull();
});
