import { describe, expect, test } from 'vitest';
import { chamberParts, lay, signs } from './effects';

const icons = (effects: Parameters<typeof signs>[0]) => signs(effects).map(({ n, icon }) => n + icon);

describe('signs', () => {
  test('a number stands before its thing, and one is left out', () => expect(icons([{ gain: { grain: 2, coin: 1 } }])).toEqual(['2grain', 'coin']));
  test('an arrow stands between price and result', () => expect(icons([{ pay: { coin: 2 }, then: [{ favor: 1 }] }])).toEqual(['2coin', 'arrow', 'favor']));
  test('goods of choice have the icon of their group', () => expect(icons([{ gain_choice: { from: 'foreign', count: 2 } }])).toEqual(['2foreign']));
  test('points always have their number', () => expect(icons([{ vp: 1 }])).toEqual(['1vp']));
  test('an exchange shows its rate', () => expect(icons([{ exchange: { give: 1, get: 1, times: 2 } }])).toEqual(['1:1exchange']));
});

test('a chamber offers its parts with how often they may be taken', () => {
  const rows = chamberParts([{ choose: [[{ place_warrior: 1 }], [{ move: 1 }]], times: 2 }]);
  expect(rows.map(({ times, parts }) => [times, ...parts.map(({ part }) => part)])).toEqual([[2, 'place', 'move']]);
  expect(chamberParts([{ income_chain: { cities: 3 } }])[0]).toMatchObject({ times: 3, parts: [{ part: 'income' }] });
});

describe('signs in a drawing', () => {
  const row = signs([{ pay: { coin: 1 }, then: [{ gain: { stone: 1 } }] }]);
  test('stand from left to right around the middle', () => {
    const xs = lay(row, 20).laid.map(({ x }) => x);
    expect(xs).toEqual(xs.toSorted((a, b) => a - b));
    expect(xs[0] + xs[2]).toBeCloseTo(0);
  });
  test('shrink to the room there is', () => {
    const { laid, size } = lay(row, 20, 30);
    expect(size).toBeLessThan(20);
    expect(laid[2].x + size / 2).toBeLessThanOrEqual(15.001);
  });
});
