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
  // Places of a board that belong to a move although its notation does not name them: a deck, a half of a token.
  also = $state.raw<(move: Move) => string[]>(() => []);
  offered = $derived(this.moves.filter((move) => this.touched.every((part) => this.parts(move).includes(part))));

  parts = (move: Move): string[] => [...move.parts, ...this.also(move)];

  ask(moves: Move[]) {
    this.moves = moves;
    this.back();
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
    if (!this.offered.some((move) => this.parts(move).includes(part))) this.back();
    const left = this.offered.filter((move) => this.parts(move).includes(part));
    if (left.length === 0) return 'refused';
    this.touched = [...this.touched, part];
    this.chosen = left.length === 1 ? left[0] : this.#exact(left);
    return this.chosen ? 'chosen' : 'narrowed';
  }

  // A part glows when touching it decides something.
  mark(part: string): Mark | null {
    const chosen = this.touched.includes(part) || (this.chosen !== null && this.parts(this.chosen).includes(part));
    const left = this.offered.filter((move) => this.parts(move).includes(part));
    if (left.length === 0 && !chosen) return null;
    if (left.length === this.offered.length && left.length > 1 && !chosen) return null;
    const only = left.length === 1 ? left[0] : null;
    return { number: only ? this.offered.indexOf(only) + 1 : null, chosen, label: only ? only.label : '' };
  }

  // The move that touches nothing beyond what was touched, when others touch more; of two between the same places the one in the order
  // of touching.
  #exact(moves: Move[]): Move | null {
    const done = moves.filter((move) => this.parts(move).every((part) => this.touched.includes(part)));
    const ordered = done.filter((move) => this.touched.every((part, index) => this.parts(move)[index] === part));
    return done.length === 1 ? done[0] : ordered.length === 1 ? ordered[0] : null;
  }
}
