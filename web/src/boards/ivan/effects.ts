// Effects as icons: a number before its thing, an arrow between price and result.
import type { Effect, Goods } from './types';

export interface Sign {
  n: string; // left out when it is one
  icon: string;
  tint: string;
}

const several = (n: number) => (n > 1 ? String(n) : '');
const good = (id: string, n: number): Sign => {
  const group: Record<string, Sign> = {
    local: { n: several(n), icon: 'any', tint: 'g-grain' },
    any: { n: several(n), icon: 'any', tint: 'g-any' },
    foreign: { n: several(n), icon: 'foreign', tint: 'g-any' },
    trade_token: { n: several(n), icon: 'trade-token', tint: 'g-story' },
  };
  return group[id] ?? { n: several(n), icon: id, tint: `g-${id}` };
};
const goods = (all: Goods): Sign[] => Object.entries(all).map(([id, n]) => good(id, n));

const deeds: Record<string, [string, string]> = {
  favor: ['favor', 'g-favor'],
  income: ['ch-production', 'g-grain'],
  place_warrior: ['warrior', 'red'],
  move: ['move', 'g-story'],
  take_project: ['ch-project', 'dim'],
  complete_project: ['confirm', 'g-story'],
  take_estate: ['estate', 'g-wood'],
  take_title: ['title', 'red'],
  resolve_trade: ['trade-token', 'g-story'],
  place_building: ['building', 'g-wood'],
  field_warrior: ['military', 'red'],
};

export const arrow: Sign = { n: '', icon: 'arrow', tint: 'dim' };

export function signs(effects: Effect[]): Sign[] {
  return effects.flatMap((effect): Sign[] => {
    if (effect.gain) return goods(effect.gain);
    if (effect.pay) return [...goods(effect.pay), arrow, ...signs(effect.then ?? [])];
    if (effect.gain_choice) return [good(effect.gain_choice.from, effect.gain_choice.count)];
    if (effect.exchange) return [{ n: `${effect.exchange.give}:${effect.exchange.get}`, icon: 'exchange', tint: 'g-story' }];
    const [op, amount] = Object.entries(effect)[0];
    if (op === 'vp') return [{ n: String(amount), icon: 'vp', tint: 'g-vp' }];
    const deed = deeds[op];
    return deed ? [{ n: several(Number(amount)), icon: deed[0], tint: deed[1] }] : [];
  });
}

// What a chamber lets one do, as the parts that a player picks one after another.
export interface ChamberPart {
  part: string; // as the moves name it
  sign: Sign;
}
const parts: Record<string, string> = {
  income_chain: 'income',
  income_repeat: 'repeat',
  place_warrior: 'place',
  move: 'move',
  take_project: 'take',
  complete_project: 'complete',
  gain_choice: 'foreign',
  exchange: 'swap',
  take_estate: 'estate',
  take_title: 'title',
};

export function chamberParts(effects: Effect[]): { times: number; parts: ChamberPart[] }[] {
  const part = (effect: Effect): ChamberPart => {
    const op = Object.keys(effect)[0];
    const income = op === 'income_chain' || op === 'income_repeat';
    return { part: parts[op], sign: income ? { n: '', icon: 'ch-production', tint: 'g-grain' } : { ...signs([effect])[0], n: effect.exchange ? signs([effect])[0].n : '' } };
  };
  return effects.map((effect) => {
    if (effect.choose) return { times: effect.times ?? 1, parts: effect.choose.map((option) => part(option[0])) };
    const times = effect.income_chain?.cities ?? effect.gain_choice?.count ?? (effect.exchange ? 0 : 1);
    return { times, parts: [part(effect)] };
  });
}

// Signs side by side inside a drawing, centred at 0: where each sign and its number stand. `most` is the width there is.
export interface LaidSign extends Sign {
  x: number;
  size: number;
  numberX: number;
}
export function lay(all: Sign[], size: number, most = Infinity): { laid: LaidSign[]; size: number } {
  const wide = (sign: Sign, s: number) => (sign.icon === 'arrow' ? s * 0.75 : s) + (numbered(sign) ? s * 0.3 * sign.n.length + s * 0.22 : 0);
  const natural = all.reduce((sum, sign) => sum + wide(sign, size), 0);
  const s = natural > most ? (size * most) / natural : size;
  let at = -all.reduce((sum, sign) => sum + wide(sign, s), 0) / 2;
  const laid = all.map((sign) => {
    const own = sign.icon === 'arrow' ? s * 0.75 : s;
    const before = wide(sign, s) - own;
    const here = { ...sign, x: at + before + own / 2, size: sign.icon === 'arrow' ? s * 0.6 : s, numberX: at + before / 2 };
    at += before + own;
    return here;
  });
  return { laid, size: s };
}
export const numbered = (sign: Sign): boolean => sign.n !== '' && sign.icon !== 'vp';
