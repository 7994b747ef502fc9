import { expect, test } from 'vitest';
import { cell, frame, place, size } from './land';

test('every cell lies inside the frame, beside the banner', () => {
  for (const [rows, columns] of [[3, 4], [1, 1], [2, 3]]) {
    const { width, height } = size(rows, columns);
    const last = place(rows - 1, columns - 1);
    expect(last.x + cell.width / 2).toBeLessThanOrEqual(width);
    expect(last.y + 12).toBeLessThanOrEqual(height);
    expect(place(0, 0).x - cell.width / 2).toBeGreaterThanOrEqual(frame.banner);
  }
});
