// The shapes of Stroganov's view and box, as far as the board draws them.
import type { Lang } from '../../wire/told';

export type Terrain = 'forest' | 'steppe' | 'swamp' | 'mountain';
export type Texts = Record<Lang, string>;

export interface Gain {
  vp?: number;
  coins?: number;
  horses?: number;
  banners?: number;
  outposts?: number;
  tigers?: number;
  story?: number;
  bag_furs?: number;
  market_furs?: number;
  trophies?: number;
}

interface Named {
  id: string;
  names: Texts;
}
export interface LandscapeTile extends Named {
  terrain: Terrain;
  reward: Gain;
  text: Texts;
}
export interface Village extends Named {
  gain: Gain;
  text: Texts;
}
export interface Yurt extends Village {
  set: string;
}
export interface SongTile extends Village {
  set: string;
  cost: number;
  special: string | null;
}
export interface WishCard extends Named {
  set: string;
  label?: string;
  cost: { fur: number; possess: number; pay: number; vp: number; text: Texts };
  effect: string;
  timing: string;
  params: { steps?: number; tiles?: number; horses_each?: number; vp_each?: number; divisor?: number; terrain?: Terrain } & Gain;
  text: Texts;
}
export interface Reward extends Named {
  gain?: Gain;
  special?: string;
  text?: Texts;
}
export interface Bonus extends Named {
  gain?: Gain;
  special?: string;
}
interface Shields {
  shields: { space: number; vp: number }[];
}
export interface OwnTrack extends Shields {
  spaces: { space: number; fur: number; reward: string; on_enter: Gain }[];
}
export interface RivalTrack extends Shields {
  names: Texts;
  furs: number[];
  vp_on_move: number[];
}
export interface RivalCard extends Named {
  letters: string;
  move: number;
  hunt: string;
  furs: number;
  action: string;
}
export interface RegionPlace extends Named {
  columns: number[];
  outpost_spaces: { space: number; horses: number }[];
}
interface Listed<T> {
  list: T[];
}

export interface Box {
  constants: { years: number; songs_by_players: Record<number, number>; market_size: number; trade_bonuses: Bonus[]; trade_bonus_picks: number; buy_fur_horses: number; tiger_vp: number; bear_value: number; bear_story: number; basic_horses: number; claim_base_furs: number; claim_furs_per_item_on_tile: number; landscape_set_vp: Record<number, number> };
  seasons: Listed<Named>;
  furs: { kinds: { value: number; count: number; names: Texts }[] };
  tigers: { names: Texts };
  story_track: { max: number };
  regions: Listed<RegionPlace>;
  terrains: Listed<Named>;
  landscapes: Listed<LandscapeTile>;
  villages: Listed<Village>;
  yurts: Listed<Yurt>;
  songs: Listed<SongTile>;
  wishes: Listed<WishCard>;
  trophy: { rewards: Reward[]; boards: Record<string, OwnTrack> };
  automa_cards: Listed<RivalCard>;
  solo: { boards: Record<string, RivalTrack> };
}

export interface Tile {
  landscape: string;
  furs: number[];
  tiger: boolean;
}
export interface Region {
  fur: number | null;
  village: string | null;
  yurt: string | null;
  wish: string | null;
  outposts: string[]; // 'free', 'neutral' or a seat
}
export interface Player {
  colour: string;
  side: 'a' | 'b';
  points: number;
  column: number;
  furs: number[];
  tigers: number;
  coins: number;
  horses: number;
  banners: number;
  outposts: number;
  story: number;
  trophy: number;
  landscapes: string[];
  hand: string[];
  fulfilled: string[];
}
export interface Step {
  step: string;
  seat: number;
  first?: number;
  second?: number;
}
// What follows from the position.
interface Facts {
  claim: (number | null)[]; // furs for the tile of each column
  free_space: (number | null)[]; // of each region
  players: { track: string; built: number; terrains: Record<Terrain, number> }[];
}
export interface View {
  facts: Facts;
  year: number;
  season: string;
  order: number[];
  had_turn: number[];
  steps: Step[];
  used: string[];
  row: (Tile | null)[];
  regions: Region[];
  trade: number | null;
  market: number[];
  bag: Record<string, number>;
  songs: string[];
  draft: { wish: string; fur: number }[];
  stacks: { landscapes: string[]; yurts: string[]; songs: string[]; wishes: string[] };
  banners: number;
  tigers: number;
  players: Player[];
  automa?: { unseen: string[]; top: { steps: number; hunt: string; furs: number }; flipped: string | null };
}
