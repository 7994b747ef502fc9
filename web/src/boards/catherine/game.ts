// The box and the views of Catherine as the page reads them (components.json and form.cpp of the game).
import { sight, type Sight } from '../../play/sight.svelte';
import type { Lang } from '../../wire/told';
import type { Plan } from './plan';

export type Good = 'iron' | 'food' | 'caviar' | 'fur';
export type Colour = 'blue' | 'red' | 'green';
export type Goods = Record<Good, number>;
type Text = Record<Lang, string>;

export interface Action {
  code: string;
  times: number | 'per_unit';
  discard: number;
  draw?: number;
  vp?: number;
  favor?: number;
  goods?: Good[];
  text: Text;
}

export interface Bonus {
  condition: { type: string; count?: number; goods?: Partial<Goods> };
  effect: { type: string; amount: number };
  text: Text;
}

export interface Card {
  index: number;
  id: string;
  colour: Colour;
  kind: string;
  names: Text;
  person?: Text;
  cities: string[];
  symbols: { goods: Goods; cannons: number; books: number };
  action: Action;
  bonus: Bonus | null;
}

export interface City {
  id: string;
  names: Text;
  colour: Colour;
  good: Good | null;
  crown: boolean;
  one: boolean;
  x: number;
  y: number;
}

export interface Space {
  index: number;
  hand_limit: number;
  vp: number;
  multiplier: number;
}

export interface Order {
  id: string;
  goods: Goods;
}

export interface Box {
  constants: { decades: number; rounds_per_decade: number; start_row_cards: number; row_size_end_of_decade: number; residences_per_player: number };
  setup_by_players: Record<string, { tiles_per_goods_city: number; jokers: number }>;
  goods: { items: { id: Good; names: Text }[] };
  colours: { items: { id: Colour; names: Text }[] };
  map: { width: number; height: number };
  cities: { items: City[] };
  roads: { edges: [string, string][] };
  favor_track: { spaces: Space[] };
  order_scoring: { vp_by_matches: number[] };
  order_cards: { items: Order[] };
  project_cards: { items: Card[] };
  drawing?: Drawing;
}

export type Point = [number, number];

export interface Place {
  label?: Point;
  side?: 'left' | 'right'; // the name begins or ends there; usual: its middle
  rising?: boolean; // further lines of the name stand above the first
  residences?: Point;
  columns?: number;
}

export interface Drawing {
  view: [number, number, number, number];
  regions: Record<Colour, Point[]>;
  waters: string[];
  waves: Point[];
  bare: [number, number, number, number][];
  mountains: [number, number, number, number][];
  cartouche: Point;
  capitals: string[];
  cities: Record<string, Place>;
}

export interface Player extends Goods {
  hand: (string | null)[];
  row: string[];
  activation: (string | null)[];
  slot: number | null; // played this round
  order: string | null;
  residences: string[];
  supply: number;
  jokers: number;
  favor: number;
  plan: Plan;
}

export interface Owned extends Goods {
  cannons: number;
  books: number;
}

// What follows from the position, told by the game.
export interface Facts {
  owned: Owned; // goods of the row and tiles together
  matches: (boolean | null)[]; // by slot: does the card below match? null: nothing lies there
  fits: Record<string, number[]>; // for each known card of the hand the free slots where it would match
  order: { points: number; wants: { good: Good; filled: 'tile' | 'joker' | null }[] } | null;
  hand_limit: number;
  connected: number;
}

export interface View {
  decade: number;
  round: number;
  steps: { step: string; seat: number }[];
  draw: null[];
  discard: string[];
  jokers: number;
  players: Player[];
  facts: { last_round: boolean; players: Facts[] };
}

const tables = new WeakMap<Box, { cards: Map<string, Card>; cities: Map<string, City> }>();
const byId = <T extends { id: string }>(items: T[]) => new Map(items.map((item) => [item.id, item]));

function find(box: Box) {
  let found = tables.get(box);
  if (!found) tables.set(box, (found = { cards: byId(box.project_cards.items), cities: byId(box.cities.items) }));
  return found;
}

export class Game {
  constructor(readonly table: Sight) {}

  get box(): Box {
    return this.table.box;
  }
  get view(): View {
    return this.table.view;
  }
  get step(): string | undefined {
    return this.view.steps.at(-1)?.step;
  }
  card = (id: string): Card => find(this.box).cards.get(id)!;
  city = (id: string): City => find(this.box).cities.get(id)!;
  player = (seat: number): Player => this.view.players[seat];
  facts = (seat: number): Facts => this.view.facts.players[seat];

  // Who lives in a city, by seat.
  residents = (city: string): number[] => this.view.players.flatMap((player, seat) => (player.residences.includes(city) ? [seat] : []));
  tilesLeft = (city: City): number => {
    const players = this.view.players.length;
    return city.good ? this.box.setup_by_players[players].tiles_per_goods_city - this.residents(city.id).length : 0;
  };
}

export const game = (): Game => new Game(sight());
