// What lies on the table, looked up: things of the box by their id, and what the game says of the view.
import { getContext, setContext } from 'svelte';
import { sight, type Sight } from '../../play/sight.svelte';
import type { Move } from '../../wire/told';
import { drawingOf, slotOf } from './geometry';
import type { Pieces } from './standing';
import type { Box, Drawing, Hall, Influence, Player, Spot, Thing, View, Waterway } from './types';

const found = new WeakMap<object, Map<string, Thing>>();
function byId<T extends Thing>(list: T[], id: string): T {
  let index = found.get(list);
  if (!index) found.set(list, (index = new Map(list.map((thing) => [thing.id, thing]))));
  return index.get(id) as T;
}

const drawings = new WeakMap<Box, Drawing>();

export class Lore {
  constructor(readonly table: Sight) {}
  get view(): View {
    return this.table.view;
  }
  get box(): Box {
    return this.table.box;
  }
  get drawing(): Drawing {
    let drawing = drawings.get(this.box);
    if (!drawing) drawings.set(this.box, (drawing = drawingOf(this.box)));
    return drawing;
  }
  get seats(): number[] {
    return [...this.view.players.keys()];
  }
  get figures() {
    return this.box.by_player_count[String(this.view.players.length)];
  }
  // Places that only a board knows, or that belong to another player, are touched only where they can be chosen.
  chosenAt = (part: string | undefined) => (part !== undefined && this.table.mark(part) ? this.table.part(part) : undefined);

  player = (seat: number): Player => this.view.players[seat];

  city = (id: string) => byId(this.box.cities, id);
  region = (id: string) => byId(this.box.regions, id);
  chamber = (id: string) => byId(this.box.chambers, id);
  colour = (id: string) => byId(this.box.city_colours, id);
  assignment = (id: string) => byId(this.box.assignment_cards, id);
  project = (id: string) => byId(this.box.projects, id);
  kind = (id: string) => byId(this.box.project_types, id);
  titleCard = (id: string) => byId(this.box.titles, id);
  estate = (id: string) => byId(this.box.estates, id);
  trade = (id: string) => byId(this.box.trade_tokens, id);
  spoil = (id: string) => byId(this.box.spoils, id);
  regionToken = (id: string) => byId(this.box.region_tokens, id);
  resource = (id: string) => byId(this.box.resources, id);

  // Things for a text: are there any, and their names.
  named = (things: Thing[]) => ({ any: things.length > 0 ? 'yes' : 'no', names: things.map(this.table.named).join(', ') });

  slot = (way: Waterway): Spot => slotOf(this.drawing, way, this.city(way.a), this.city(way.b));

  // The chamber whose actions are under way, or that a boyar just left.
  get chamberNow(): string | null {
    const step = this.view.steps.find((one) => typeof one.chamber === 'number');
    return step ? this.view.kremlin[step.chamber!].chamber : null;
  }

  // Boyars of a chamber from the most important down (IVN-6.2).
  ranked = (hall: Hall): number[] => this.view.facts.kremlin[this.view.kremlin.indexOf(hall)];

  // Influence in a region, the leader first; seats without a piece there are left out (IVN-13.1).
  influence = (region: string): Influence[] => this.view.facts.regions[this.box.regions.findIndex(({ id }) => id === region)];
}

const key = Symbol('pieces');
export const lore = (): Lore => new Lore(sight());
export const providePieces = (pieces: () => Pieces) => setContext(key, pieces);
export const pieces = (): (() => Pieces) => getContext(key);

// Places that belong to a move although its notation names none: the decks, halves of a region token, actions of a chamber, slots.
export function alsoTouched({ move }: Move): string[] {
  switch (move.kind) {
    case 'top_project':
      return ['projects.deck'];
    case 'top_estate':
      return ['estates.deck'];
    case 'top_title':
      return ['titles.deck'];
    case 'reward':
      return [`reward.${move.reward}`];
    case 'part':
      return [`part.${move.part}`];
    case 'rearrange':
      return [...String(move.slots)].map((slot) => `slot.${slot}`);
    default:
      return [];
  }
}
