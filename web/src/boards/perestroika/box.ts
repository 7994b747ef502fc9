// What the board reads in a view and in the box of Perestroika.
import type { Lang } from '../../wire/told';

export interface Named {
  id: string;
  names: Record<Lang, string>;
}

export type Amounts = Record<string, number>; // by material

export interface Effect {
  op: string;
  text: Record<Lang, string>;
  material?: string;
  amount?: number;
  give?: string;
  give_amount?: number;
  get?: string;
  get_amount?: number;
  building?: string;
  max?: number | null;
  pay_from?: string;
  points_each?: number;
  passive?: boolean;
}

export type Half = 'top' | 'bottom';
export const halves: Half[] = ['top', 'bottom'];

export interface CardKind extends Named, Record<Half, Effect> {
  copies: number;
  cross: boolean;
}

export type PieceShape = 'foundation' | 'body' | 'rooftop';

export interface Material extends Named {
  piece: PieceShape;
  stock: number;
}

export interface Building extends Named {
  cost: Amounts;
  points: number | null; // null: the scenario says
  marks: number;
  stack: (string | null)[][]; // layers from the ground up
  max_per_action: number | null;
  max_per_player: number | null;
  scenario_only?: string;
}

export type Rank = Named;

export interface Scenario extends Named {
  base_score: number;
  ratings: Record<'difficulty' | 'strategy' | 'interaction', string>;
  params: Record<string, unknown>;
}

export interface Box {
  materials: { kinds: Material[]; hold_limit_per_kind: number; tatar_keep_per_kind: number };
  limits: { plays_per_turn: number; plays_per_turn_with_chip: number; hand_limit_end_of_turn: number };
  building_area: { rows: number; columns: number };
  action_card_kinds: CardKind[];
  buildings: Building[];
  score_ranks: Rank[];
  scenarios: Scenario[];
  principalities: Named[];
}

export type CardId = string | null; // null: face down

export interface Step {
  step: string;
  seat?: number;
  plays?: number;
}

export interface Player {
  held: Amounts;
  chips: number;
  hand: CardId[];
  area: string[][]; // rows of building ids
}

export const empty = '-';

// What follows from the position, as the game tells it.
export interface Facts {
  last_round: boolean;
  shuffles_to_end: number;
  crosses: number; // in the display
  crosses_needed: number;
  most_cards: number;
  half: Half | null; // of the card that is being played
  building: string | null; // what would rise in the cell that is asked for
  ranks: { rank: string; from: number | null }[]; // from the highest down, with the least score for it
  players: { plays: number }[]; // how many cards each may play in a turn
}

export interface View {
  facts: Facts;
  start: number;
  shuffles: number;
  steps: Step[];
  stock: Amounts;
  chips: number;
  deck: CardId[];
  discard: CardId[];
  display: CardId[];
  resolving: CardId[];
  aside: CardId[];
  players: Player[];
}
