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

test('only the clock of who must act runs', () => {
  const clock = { left: [65_000, 3_725_000, 90_061_000], at: 1000 };
  expect(clockText(clock, 0, [0], 6000)).toBe('1:00');
  expect(clockText(clock, 0, [], 6000)).toBe('1:05');
  expect(clockText(clock, 1, [], 6000)).toBe('1:02:05');
  expect(clockText(clock, 2, [], 6000)).toBe('1:01:01:01');
});
