// The games of the program, as the manifests in their folders tell of them.
import type { Lang } from './wire/told';

export type Texts = Record<Lang, string>;

// What the plain board cannot read in a view: what a number stands for, of what a list has one for each, and which parts of the board
// the columns of a grid are.
export interface ViewHint {
  of?: 'seat';
  by?: 'seat';
  across?: string;
}

export interface Manifest {
  id: string;
  names: Texts;
  titles?: Texts; // in full
  lines: Texts; // what it is, in one line
  scenes?: Texts; // what the picture at the entrance shows
  players: { least: number; most: number };
  minutes: number;
  designer?: string;
  publisher?: string;
  icon: string; // of art/icons.svg
  accent: { day: string; night: string; second: string };
  seats?: string[]; // pigments of the seats
  // How docs/rules/<id>.md numbers its rules, and which only describe and need no test; without it there is no such page.
  rules?: { prefix: string; numbers: string; describing?: Record<string, string> };
  sittings?: { players: number; options: Record<string, string> }[]; // shown in the gallery beside the usual ones
  view?: Record<string, ViewHint>;
}

type Found = Record<string, Manifest>;
const longestFirst = (found: Found): Manifest[] => Object.values(found).toSorted((a, b) => b.minutes - a.minutes || a.id.localeCompare(b.id));

export const games = longestFirst(import.meta.glob<Manifest>('../../games/*/manifest.json', { eager: true, import: 'default' }));
// They show how a game is made, and are played like the others.
export const examples = longestFirst(import.meta.glob<Manifest>('../../examples/*/manifest.json', { eager: true, import: 'default' }));

const known = new Map([...games, ...examples].map((game) => [game.id, game]));
export const manifestOf = (id: string): Manifest | undefined => known.get(id);
export const nameOf = (id: string, lang: Lang): string => known.get(id)?.names[lang] ?? id;
export const titleOf = (id: string, lang: Lang): string => known.get(id)?.titles?.[lang] ?? nameOf(id, lang);
export const playersOf = ({ players: { least, most } }: Manifest): string => (least === most ? String(most) : `${least}–${most}`);
