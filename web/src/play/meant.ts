// What touching a part would mean if it were allowed: the notation of a legal move with its part exchanged for this one, so that the
// table can say why not. The page knows no rule; it only reads how moves are written.
import type { Move } from '../wire/told';

export function meant(part: string, moves: Move[], places: (move: Move) => string[] = () => []): string | null {
  const [kind, ...wanted] = part.split('.');
  for (const move of moves) {
    for (const other of [...move.parts, ...places(move)]) {
      const [otherKind, ...there] = other.split('.');
      if (otherKind !== kind || there.length !== wanted.length) continue;
      const exchanged = exchange(move.text.split(' '), there, wanted);
      if (exchanged) return exchanged.join(' ');
    }
  }
  return null;
}

// Null when it is not plain which words to exchange.
function exchange(words: string[], there: string[], wanted: string[]): string[] | null {
  const at = there.map((word) => (words.lastIndexOf(word) === words.indexOf(word) ? words.indexOf(word) : -1));
  if (at.length === 0 || at.some((index) => index < 1)) return null;
  return words.map((word, index) => wanted[at.indexOf(index)] ?? word);
}
