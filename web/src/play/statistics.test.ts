import { expect, test } from 'vitest';
import { statistics, type Step } from './statistics';

const step = (at: number, seat: Step['seat'], label: string, score: number[], undone = false): Step => ({ at, seat, text: label, label, events: [], undone, score });

test('decisions, what was taken back, and the move that brought most', () => {
  const [anna, kuzma] = statistics(
    [step(1, 'chance', 'deal', [0, 0]), step(2, 0, 'build', [3, 0]), step(3, 1, 'pass', [3, 0], true), step(4, 1, 'trade', [3, 2]), step(5, 0, 'church', [13, 2])],
    2,
  );
  expect(anna).toEqual({ decisions: 2, takenBack: 0, best: { at: 5, points: 10, label: 'church' } });
  expect(kuzma).toEqual({ decisions: 1, takenBack: 1, best: { at: 4, points: 2, label: 'trade' } });
});

test('who never gained has no best moment', () => {
  expect(statistics([step(1, 0, 'pass', [0])], 1)[0].best).toBeNull();
});
