import type { Board as Contract } from '../boards';
import Board from './Board.svelte';
import { Court } from './court';
import Holdings from './Holdings.svelte';
import Phase from './Phase.svelte';

const title: Contract['title'] = (sight, id) => {
  const rank = new Court(sight).rank(id);
  return rank ? sight.named(rank) : id;
};

const board: Contract = { Board, Phase, Holdings, title, words: (lang) => import(`./words/${lang}.json`) };
export default board;
