// What the board of Stroganov asks again and again: things of the box by id, names of seats, who stands where.
import { sight, type Sight, type Tip } from '../../play/sight.svelte';
import type { Fur } from './Pelt.svelte';
import type { Box, OwnTrack, Player, RivalTrack, Texts, View } from './shape';
import { trail } from './trail';

type Group = 'landscapes' | 'villages' | 'yurts' | 'songs' | 'wishes' | 'automa_cards' | 'terrains';
type Thing<G extends Group> = Box[G]['list'][number];

export class Lore {
  constructor(readonly table: Sight) {}

  get view(): View {
    return this.table.view;
  }
  get box(): Box {
    return this.table.box;
  }
  thing = <G extends Group>(group: G, id: string): Thing<G> => this.box[group].list.find((thing) => thing.id === id)!;
  text = (texts: Texts | undefined): string => texts?.[this.table.lang] ?? '';

  player = (seat: number): Player => this.view.players[seat];
  nameOf = (seat: number): string => this.table.told.score.seats.find((row) => row.seat === seat)?.name ?? this.table.names[seat] ?? '';
  names = (seats: number[]): string => seats.map(this.nameOf).join(', ');

  // Cossacks of a column, first in the order first: it stands rightmost.
  standing = (column: number): number[] => this.view.order.filter((seat) => this.player(seat).column === column);

  isRival = (seat: number): boolean => this.view.automa !== undefined && seat > 0;
  track = (seat: number): OwnTrack | RivalTrack => {
    const { track } = this.view.facts.players[seat];
    return this.isRival(seat) ? this.box.solo.boards[track] : this.box.trophy.boards[track];
  };

  // Ids of furs that lie alike in one place: `landscape.L01`, `market`, `draft.S1`, `seat.0`.
  pelts = (place: string, fur: Fur): string[] => trail(this.table).ids(this.view, place, fur);

  furTip = (fur: Fur): string => {
    const { say } = this.table.words;
    const { tiger_vp, bear_value, bear_story } = this.box.constants;
    if (fur === 'tiger') return say('board.tigerTip', { vp: tiger_vp });
    return fur === bear_value ? `${say('board.furTip')} ${say('board.bearTip', { story: bear_story })}` : say('board.furTip');
  };

  // Furs of one kind that somebody holds.
  heldTip = (fur: Fur, count: number): Tip => {
    const { say } = this.table.words;
    return { title: say('board.fur', { fur }), icon: 'fur', text: `${say('board.held', { fur, count })}\n${this.furTip(fur)}`, rule: 'STR-8.3' };
  };

  built = (seat: number): number => this.view.facts.players[seat].built;

  // "furs 3 4 6 and a tiger", for those who do not see them.
  furs = (furs: number[], tigers: number | boolean): string =>
    this.table.words.say('board.furs', { furs: furs.join(' '), count: furs.length, tigers: Number(tigers) });
}

export const lore = (): Lore => new Lore(sight());
