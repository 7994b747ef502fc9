// The texts a page needs: its own, and at a table under `game` those of the game (shared with the terminal), under `board` its board's.
import type { Board } from '../boards/boards';
import type { Lang } from '../wire/told';
import type { Tree } from './words.svelte';

const page = import.meta.glob<{ default: Tree }>('./*.json');
const games = import.meta.glob<{ default: Tree }>('../../../games/*/words/*.json');

export const ofPage = async (lang: Lang): Promise<Tree> => (await page[`./${lang}.json`]()).default;

export async function ofTable(lang: Lang, game: string, board: Board): Promise<Tree> {
  const [own, theirs, drawn] = await Promise.all([ofPage(lang), games[`../../../games/${game}/words/${lang}.json`](), board.words(lang)]);
  return { ...own, game: theirs.default, board: drawn.default };
}
