import type { Board as Contract } from '../boards';
import Board from './Board.svelte';
import Holdings from './Holdings.svelte';
import Phase from './Phase.svelte';

const board: Contract = { Board, Phase, Holdings, words: (lang) => import(`./words/${lang}.json`) };
export default board;
