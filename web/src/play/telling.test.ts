import { expect, test } from 'vitest';
import { clockText, since } from './telling';

test('the last deed of each other player is told', () => {
  const lines = [
    { event: 'a', seat: 1, text: 'B moves.' },
    { event: 'b', seat: 1, text: 'B builds.' },
    { event: 'c', seat: 0, text: 'You gain.' },
    { event: 'd', seat: 'chance' as const, text: 'A card.' },
    { event: 'e', seat: 2, text: 'C passes.' },
  ];
  expect(since(lines, 0)).toBe('B builds. C passes.');
});

test('a clock that does not run shows what is left', () => {
  const clock = { left: [65_000, 3_725_000, 90_061_000], at: performance.now() };
  expect(clockText(clock, 0, [])).toBe('1:05');
  expect(clockText(clock, 1, [])).toBe('1:02:05');
  expect(clockText(clock, 2, [])).toBe('1:01:01:01');
});
