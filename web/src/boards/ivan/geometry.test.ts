import { expect, test } from 'vitest';
import components from '../../../../games/ivan/components.json';
import { beside, drawingOf, outline, scenery } from './geometry';
import type { Box, Side } from './types';

const box = components as unknown as Box;

test('piles beside a town never overlap each other', () => {
  for (const side of ['left', 'right', 'above'] as Side[]) {
    for (let count = 1; count <= 9; ++count) {
      const piles = beside({ x: 0, y: 0 }, side, count, false);
      for (const [i, a] of piles.entries()) {
        for (const b of piles.slice(i + 1)) expect(Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y))).toBeGreaterThanOrEqual(a.size);
      }
    }
  }
});

test('piles stand clear of the town', () => {
  for (const { x, size } of beside({ x: 0, y: 0 }, 'right', 6, false)) expect(x - size / 2).toBeGreaterThanOrEqual(30);
  for (const { y, size } of beside({ x: 0, y: 0 }, 'above', 6, false)) expect(y + size / 2).toBeLessThanOrEqual(-60);
});

test('neighbouring outlines agree along their border', () => {
  const left = outline([[0, 0], [100, 0], [100, 160], [0, 160]]).split(/[MLZ]/);
  const right = outline([[100, 0], [200, 0], [200, 160], [100, 160]]).split(/[MLZ]/);
  const shared = left.filter((at) => at !== '' && right.includes(at));
  expect(shared.length).toBeGreaterThan(8);
});

test('a box without a drawing of its own is still drawn', () => {
  const plain = drawingOf({ ...box, drawing: undefined });
  expect(plain.frame.w).toBeGreaterThan(box.map.canvas.w);
  expect(scenery(box, plain).plants).not.toBe('');
});

test('the drawing names only things of its box', () => {
  const drawing = drawingOf(box);
  const known = new Set([...box.cities, ...box.regions, ...box.waterways].map(({ id }) => id));
  for (const part of [drawing.pieces, drawing.name_shift, drawing.region_names, drawing.region_tokens, drawing.trade_slots]) for (const id of Object.keys(part)) expect(known).toContain(id);
});
