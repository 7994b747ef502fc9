// Choosing among the legal moves: by number, by touching parts of the board one after the other, or by notation.
import type { Move } from '../wire/told';

export interface Mark {
  number: number | null; // of the one choice that touching this part would make; null: it leads to several
  chosen: boolean;
  label: string; // for those who do not see the glow
}

export type Touch = 'chosen' | 'narrowed' | 'again' | 'refused';

export class Choosing {
  moves = $state.raw<Move[]>([]);
  touched = $state.raw<string[]>([]);
  chosen = $state.raw<Move | null>(null);
  // A board may draw finer or further places than the parts of a move tell: the village of a region, a deck, a half of a token.
  places = $state.raw<(move: Move) => string[]>(() => []);
  // What each move touches, and which moves that are left touch a place: asked for every place of a board at every change.
  #touched = $derived(new Map(this.moves.map((move) => [move, new Set([...move.parts, ...this.places(move)])])));
  offered = $derived(this.moves.filter((move) => this.touched.every((part) => this.#touches(move, part))));
  #left = $derived.by(() => {
    const left = new Map<string, Move[]>();
    for (const move of this.offered) {
      for (const part of this.#touched.get(move)!) {
        if (!left.has(part)) left.set(part, []);
        left.get(part)!.push(move);
      }
    }
    return left;
  });
  #numbers = $derived(new Map(this.offered.map((move, index) => [move, index + 1])));

  // The same question told again, because something happened elsewhere, keeps what was chosen.
  ask(moves: Move[]) {
    const same = moves.length === this.moves.length && moves.every((move, index) => move.text === this.moves[index].text);
    const chosen = same && this.chosen ? this.moves.indexOf(this.chosen) : -1;
    this.moves = moves;
    if (!same) this.back();
    else this.chosen = moves[chosen] ?? null;
  }

  // Forgets what was touched and chosen. Returns false if there was nothing to forget.
  back(): boolean {
    const something = this.touched.length > 0 || this.chosen !== null;
    this.touched = [];
    this.chosen = null;
    return something;
  }

  choose(move: Move) {
    this.chosen = move;
  }

  touch(part: string): Touch {
    if (this.chosen && this.touched.at(-1) === part) return 'again';
    if (!this.#left.has(part)) this.back();
    const left = this.#left.get(part) ?? [];
    if (left.length === 0) return 'refused';
    this.touched = [...this.touched, part];
    this.chosen = left.length === 1 ? left[0] : this.#exact(left);
    return this.chosen ? 'chosen' : 'narrowed';
  }

  // A part glows when touching it decides something.
  mark(part: string): Mark | null {
    const chosen = this.touched.includes(part) || (this.chosen !== null && this.#touches(this.chosen, part));
    const left = this.#left.get(part) ?? [];
    if (left.length === 0 && !chosen) return null;
    if (left.length === this.offered.length && left.length > 1 && !chosen) return null;
    const only = left.length === 1 ? left[0] : null;
    return { number: only ? this.#numbers.get(only)! : null, chosen, label: only ? only.label : '' };
  }

  #touches = (move: Move, part: string): boolean => this.#touched.get(move)?.has(part) ?? false;

  // The move that touches nothing beyond what was touched, when others touch more; of two between the same places the one in the order
  // of touching.
  #exact(moves: Move[]): Move | null {
    const done = moves.filter((move) => [...this.#touched.get(move)!].every((part) => this.touched.includes(part)));
    const ordered = done.filter((move) => [...this.#touched.get(move)!].every((part, index) => this.touched[index] === part));
    return done.length === 1 ? done[0] : ordered.length === 1 ? ordered[0] : null;
  }
}
