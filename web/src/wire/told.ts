// What a viewer of a table is told: the objects of docs/PROTOCOL.md as the page uses them.
export type Lang = 'en' | 'ru';
export const languages: Lang[] = ['en', 'ru'];

export interface Cost {
  text: string;
  count: number;
  [thing: string]: unknown;
}

export interface Move {
  move: { kind: string; [detail: string]: unknown };
  text: string; // notation, accepted by `play`
  label: string; // for people
  parts: string[]; // of the board, that it touches
  cost?: Cost[];
}

export interface Prompt {
  seat: number;
  question: string | null; // null: this seat is not asked
  text: string;
  rule?: string;
}

export interface Event {
  event: string;
  seat?: number | 'chance';
  rule?: string;
  text: string;
  [detail: string]: unknown;
}

export interface ScoreOfSeat {
  seat: number | null; // null: a rival without a seat of its own
  name: string;
  total: number;
  parts: Record<string, number>;
  place: number;
  title?: string;
}

export interface Score {
  over: boolean;
  seats: ScoreOfSeat[];
}

// Views and boxes differ from game to game; each board knows its own.
export type Loose = any;

export interface Told {
  seat: number | null; // null: a spectator
  version: number;
  events: Event[];
  actors: (number | 'chance')[];
  prompt: Prompt | null;
  moves: Move[];
  undo: boolean;
  view: Loose;
  score: Score;
}
