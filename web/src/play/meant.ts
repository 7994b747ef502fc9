// What touching a part would mean if it were allowed: the notation of a legal move with its part exchanged for this one, so that the
// table can say why not. The page knows no rule; it only reads how moves are written.
import type { Move } from '../wire/told';

export function meant(part: string, moves: Move[]): string | null {
  const [kind, id] = split(part);
  for (const move of moves) {
    for (const other of move.parts) {
      const [otherKind, otherId] = split(other);
      if (otherKind !== kind || !otherId || !id) continue;
      const words = move.text.split(' ');
      const at = words.indexOf(otherId);
      if (at > 0) return words.with(at, id).join(' ');
    }
  }
  return null;
}

function split(part: string): [string, string] {
  const dot = part.lastIndexOf('.');
  return dot < 0 ? [part, ''] : [part.slice(0, dot), part.slice(dot + 1)];
}
