// What a finished game looks like in numbers: how often each seat decided, and its best moment.
import type { Replay } from '../wire/messages';

export type Step = Replay['steps'][number];

export interface Statistics {
  decisions: number;
  takenBack: number;
  best: { at: number; points: number; label: string } | null; // the decision that brought the most points at once
}

export function statistics(steps: Step[], seats: number): Statistics[] {
  const all: Statistics[] = Array.from({ length: seats }, () => ({ decisions: 0, takenBack: 0, best: null }));
  steps.forEach((step, index) => {
    if (typeof step.seat !== 'number') return;
    const own = all[step.seat];
    if (step.undone) return void ++own.takenBack;
    ++own.decisions;
    const points = step.score[step.seat] - (steps[index - 1]?.score[step.seat] ?? 0);
    if (points > (own.best?.points ?? 0)) own.best = { at: step.at, points, label: step.label };
  });
  return all;
}
