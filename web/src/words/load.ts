// The texts a page needs: its own, where a game is spoken of under `game` those of the game (shared with the terminal), and at a table
// under `board` those of its board.
import type { Board } from '../boards/boards';
import type { Lang } from '../wire/told';
import type { Tree } from './words.svelte';

const page = import.meta.glob<{ default: Tree }>('./*.json');
const games = import.meta.glob<{ default: Tree }>(['../../../games/*/words/*.json', '../../../examples/*/words/*.json']);

export const ofPage = async (lang: Lang): Promise<Tree> => (await page[`./${lang}.json`]()).default;

export async function ofGame(lang: Lang, game: string): Promise<Tree> {
  const theirs = ['games', 'examples'].map((folder) => games[`../../../${folder}/${game}/words/${lang}.json`]).find(Boolean);
  const [own, spoken] = await Promise.all([ofPage(lang), theirs?.()]);
  return { ...own, game: spoken?.default ?? {} };
}

export async function ofTable(lang: Lang, game: string, board: Board): Promise<Tree> {
  const [both, drawn] = await Promise.all([ofGame(lang, game), board.words(lang)]);
  return { ...both, board: drawn.default };
}
