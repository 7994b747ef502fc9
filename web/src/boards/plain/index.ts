import type { Board as Contract } from '../boards';
import Board from './Board.svelte';
import Holdings from './Holdings.svelte';
import { Names } from './names';
import Phase from './Phase.svelte';

// What is to be said stands on the board itself.
const title: Contract['title'] = (sight, id) => new Names(sight).thing('title', id);

const board: Contract = { Board, Phase, Holdings, title, words: (lang) => import(`./words/${lang}.json`) };
export default board;
