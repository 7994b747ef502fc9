// The board of each game, loaded when a table of that game is opened. A game that has none is played on a plain board made from its view.
import type { Component } from 'svelte';
import type { Sight } from '../play/sight.svelte';
import type { Lang } from '../wire/told';
import type { Tree } from '../words/words.svelte';

export interface Board {
  Board: Component; // all that lies on the table, in zone-a (always seen) and zone-b (may scroll on a phone)
  Phase: Component; // where the game stands, for the head of the page
  Holdings: Component<{ seat: number }>; // what a player has, as rows of the player's panel
  title?: (sight: Sight, id: string) => string; // the name of a title that a score may carry
  words: (lang: Lang) => Promise<{ default: Tree }>; // said as `board.key`
}

const drawn = import.meta.glob<{ default: Board }>('./*/index.ts');
const plain = './plain/index.ts';

export const boardOf = async (game: string): Promise<Board> => (await (drawn[`./${game}/index.ts`] ?? drawn[plain])()).default;
