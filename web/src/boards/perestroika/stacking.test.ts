import { expect, test } from 'vitest';
import box from '../../../../games/perestroika/components.json';
import type { Box, PieceShape } from './box';
import { block, stacked } from './stacking';

const { buildings, materials } = box as unknown as Box;
const pieceOf = (id: string): PieceShape => materials.kinds.find((kind) => kind.id === id)!.piece;
const drawn = (id: string) => stacked(buildings.find((building) => building.id === id)!.stack, pieceOf);

test('every building is drawn from as many pieces as it costs', () => {
  for (const { id, cost } of buildings) {
    const { pieces, ground } = drawn(id);
    expect(pieces.length + (ground ? 1 : 0), id).toBe(Object.values(cost).reduce((sum, count) => sum + count, 0));
  }
});

test('a field is its foundation alone', () => {
  expect(drawn('field')).toMatchObject({ pieces: [], ground: 'wheat', door: false });
});

test('a town is a block under a tent, with a window', () => {
  expect(drawn('town').pieces).toEqual([
    { shape: 'block', material: 'wood', x: 0, y: 0, window: true },
    { shape: 'tent', material: 'fur', x: 0, y: block.height, window: false },
  ]);
});

test('the tower of a church stands between its two lower blocks and bears a dome', () => {
  const { pieces, door } = drawn('church');
  expect(pieces.map(({ x, y }) => [x, y])).toEqual([[-14, 0], [14, 0], [0, block.height], [0, 2 * block.height]]);
  expect(pieces.at(-1)?.shape).toBe('dome');
  expect(door).toBe(true);
});

test('the middle dome of a Kremlin sinks into the gap between its towers', () => {
  const roofs = drawn('kremlin').pieces.filter(({ shape }) => shape !== 'block');
  expect(roofs.map(({ shape, y }) => [shape, y])).toEqual([['tent', 2 * block.height], ['dome', block.height], ['tent', 2 * block.height]]);
});
