// The face of a card: what stands above, the action and the bonus as signs, and the rules they follow.
import { goods } from './owned';
import type { Action, Bonus, Card, Goods } from './game';

// A sign on a card: a thing with its number, points on the shield, an arrow (pay, then get), or a word of the board.
export type Sign = { icon: string; tint?: string; n?: number } | { points: number } | { arrow: true } | { word: string };

const thing = (icon: string, n?: number, tint?: string): Sign => ({ icon, n, tint });
const good = (id: string, n?: number): Sign => thing(id, n, `g-${id}`);
const favor = (n?: number): Sign => thing('favor', n, 'g-favor');
const per: Sign = { word: 'per' };
const each: Sign = { word: 'each' }; // shorter than per
const arrow: Sign = { arrow: true };
const more = (n: number) => (n > 1 ? n : undefined); // 1 is left out in effects, never in costs

const listed = (count: Partial<Goods>): Sign[] => goods.filter((id) => count[id]).map((id) => good(id, more(count[id]!)));

export function symbols({ symbols: { goods: count, cannons, books } }: Card): Sign[] {
  const each = (n: number, sign: Sign) => Array.from({ length: n }, () => sign);
  return [...goods.flatMap((id) => each(count[id], good(id))), ...each(cannons, thing('cannon')), ...each(books, thing('book'))];
}

export function actionSigns(action: Action): Sign[] {
  const cost = action.discard ? [thing('discard', action.discard), arrow] : [];
  return [...cost, ...gain(action)];
}

function gain(action: Action): Sign[] {
  switch (action.code) {
    case 'BUILD_LISTED':
    case 'BUILD_REGION':
      return [thing('residence')];
    case 'MARKET':
      return [thing('draw', more(action.draw!)), per, ...action.goods!.map((id) => good(id))];
    case 'DRAW_PER_BOOK':
      return [thing('draw', more(action.draw!)), per, thing('book')];
    case 'VP_PER_BOOK':
      return [{ points: action.vp! }, per, thing('book')];
    case 'VP_PER_GOODS_SET':
      return [{ points: action.vp! }, per, ...goods.map((id) => good(id))];
  }
  return [
    ...(action.draw ? [thing('draw', action.draw)] : []),
    ...(action.vp ? [{ points: action.vp }] : []),
    ...(action.favor ? [favor(action.favor)] : []),
  ];
}

export function bonusSigns({ condition, effect }: Bonus): Sign[] {
  return [...conditionSigns(condition), arrow, ...effectSigns(effect)];
}

function conditionSigns({ type, count = 0, goods: owned = {} }: Bonus['condition']): Sign[] {
  switch (type) {
    case 'own_goods':
      return listed(owned);
    case 'own_books':
      return [thing('book', count)];
    case 'own_cannons':
      return [thing('cannon', count)];
    case 'discard':
      return [thing('discard', count)];
    case 'action_cost_same_colour':
      return [{ word: 'alike' }];
  }
  return [];
}

function effectSigns({ type, amount }: Bonus['effect']): Sign[] {
  switch (type) {
    case 'draw':
      return [thing('draw', more(amount))];
    case 'vp':
      return [{ points: amount }];
    case 'favor':
      return [favor(more(amount))];
    case 'vp_per_residence_in_colour':
      return [{ points: amount }, each, thing('residence')];
  }
  return [];
}

const actionRules: Record<string, string> = {
  BUILD_LISTED: 'CAT-8.10',
  BUILD_REGION: 'CAT-8.11',
  MARKET: 'CAT-8.12',
  DISCARD_FOR_VP: 'CAT-8.13',
  VP_PER_BOOK: 'CAT-8.14',
  DISCARD_FOR_FAVOR: 'CAT-8.15',
  DRAW_PER_BOOK: 'CAT-8.16',
  DRAW_CARDS: 'CAT-8.17',
  GAIN_VP: 'CAT-8.18',
  VP_PER_GOODS_SET: 'CAT-8.19',
};
const conditionRules: Record<string, string> = {
  own_goods: 'CAT-8.20',
  own_books: 'CAT-8.21',
  own_cannons: 'CAT-8.21',
  discard: 'CAT-8.22',
  action_cost_same_colour: 'CAT-8.23',
};

export const rulesOf = (card: Card): string =>
  ['CAT-4.1', actionRules[card.action.code], card.bonus && conditionRules[card.bonus.condition.type]].filter(Boolean).join(', ');

// Persons are called by an initial and their last name where there is little room.
export function shortName(name: string, person: boolean): string {
  const parts = name.split(' ');
  return person && parts.length > 1 ? `${parts[0][0]}. ${parts.at(-1)}` : name;
}
