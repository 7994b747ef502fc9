// The box of a game: every figure and name it is played with.
import type { Loose } from './told';

const boxes = import.meta.glob<Loose>('../../../games/*/components.json', { import: 'default' });

export const boxOf = async (game: string): Promise<Loose> => boxes[`../../../games/${game}/components.json`]?.();
