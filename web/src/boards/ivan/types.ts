// What the board of Ivan the Terrible reads: the view of its game and the box, as far as they are drawn.
import type { Lang } from '../../wire/told';

export type Names = Record<Lang, string>;
export type Goods = Record<string, number>;
export type Spot = [number, number];

export interface Effect {
  gain?: Goods;
  gain_choice?: { from: string; count: number };
  pay?: Goods;
  then?: Effect[];
  exchange?: { give: number; get: number; times: number | 'any' };
  choose?: Effect[][];
  times?: number;
  income_chain?: { cities: number };
  [op: string]: unknown;
}

export interface Thing {
  id: string;
  names: Names;
}
export interface City extends Thing {
  text: Names;
  region: string;
  colour: string;
  income: Effect[];
  x: number;
  y: number;
}
export interface Waterway extends Thing {
  a: string;
  b: string;
  trade_slot: boolean;
}
export interface Region extends Thing {
  numeral: string;
  token_xy: Spot;
  polygon: Spot[];
}
export interface Project extends Thing {
  type: string;
  cost: Goods;
  vp: number;
  text: Names;
}
export interface Title extends Thing {
  score: { per: string; vp: number; type?: string; min?: number; colour?: string };
  text: Names;
}
export interface Estate extends Thing {
  effect: Effect[];
  text: Names;
}
export interface Token extends Thing {
  effect: Effect[];
}
export interface RegionToken extends Thing {
  shade: 'light' | 'dark';
  rewards: Token[];
}
export interface Chamber extends Thing {
  ru_short: string;
  regular: Effect[];
  bonus: Effect[];
}
export interface Assignment extends Thing {
  target: { colour?: string; any?: boolean; kremlin?: boolean };
}
export interface FreeAction extends Thing {
  effect?: Effect[];
}
export interface Round {
  round: number;
  names: Names;
  scoring: boolean;
}

export interface Drawing {
  frame: { x: number; y: number; w: number; h: number };
  beyond: { left: number; top: number; right: number; bottom: number };
  seas: string[];
  waves: Spot[];
  scenery: { area: [number, number, number, number]; grows: Record<string, number> }[];
  region_names: Record<string, Spot>;
  region_tokens: Record<string, Spot>;
  trade_slots: Record<string, Spot>; // else in the middle of the waterway
  field: { name: Spot; spoils: Spot; warriors: Spot; width: number };
  pieces: Record<string, Side>;
  name_shift: Record<string, number>;
  favor_track?: Spot;
  compass?: Spot;
  ship?: Spot;
}
export type Side = 'left' | 'right' | 'above';

export interface Box {
  resources: (Thing & { kind: string })[];
  city_colours: Thing[];
  cities: City[];
  waterways: Waterway[];
  regions: Region[];
  map: { canvas: { w: number; h: number }; field_of_war: { polygon: Spot[]; names: Names } };
  chambers: Chamber[];
  assignment_cards: Assignment[];
  project_types: (Thing & { effect: Effect[] })[];
  projects: Project[];
  titles: Title[];
  estates: Estate[];
  trade_tokens: Token[];
  spoils: Token[];
  region_tokens: RegionToken[];
  rounds: Round[];
  pad: { slots: { slot: number; preprinted: Effect[] | null }[]; free_actions: FreeAction[] };
  by_player_count: Record<string, { spoils_in_field: number; title_display: number; estate_display: number }>;
  constants: { project_display: number; favor_tokens_at: number[]; field_scoring: number[]; favor_scoring: number[] };
  player_set: { influence: { warrior: number; boyar: number; building: number } };
  drawing?: Partial<Drawing>;
}

export interface Hall {
  chamber: string;
  card: string | null;
  seal: number | null;
  boyars: number[];
  coins: number[];
  on_card: number[];
}
export interface Player {
  held: Goods;
  boyars_left: number;
  warriors_left: number;
  buildings_left: number;
  seals_left: number;
  field: number;
  warriors: Goods;
  boyars: Goods;
  buildings: string[];
  pad: (string | null)[];
  spoils: string[];
  titles: string[];
  estates: string[];
  used: string[];
  completed: string[];
  hand: (string | null)[];
  committed: boolean;
  keeping: string | null;
}
export interface Deck {
  deck: string[];
  display: string[];
  discard: string[];
}
export interface Step {
  step: string;
  seat?: number;
  chamber?: number;
  region?: number;
  token?: number;
}
export interface Influence {
  seat: number;
  influence: number;
}
// What follows from the position, told by the game.
export interface Facts {
  projects_in_deck: number;
  region_tokens_unseen: number;
  regions: Influence[][];
  kremlin: number[][];
}
export interface View {
  facts: Facts;
  round: number;
  first: number | null;
  favor: (number | null)[];
  favor_tokens: (number | null)[];
  steps: Step[];
  kremlin: Hall[];
  trade: (string | null)[];
  trade_unused: string[];
  trade_discard: string[];
  regions: (string | null)[];
  region_discard: string[];
  spoils: string[];
  spoils_unused: string[];
  spoils_discard: string[];
  titles: Deck;
  estates: Deck;
  projects: string[];
  chosen: string[];
  players: Player[];
}
