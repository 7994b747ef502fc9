// The face of a half card: its effect in icons, its caption and its rule.
import type { Effect } from './box';

export type Sign = { icon: string; tint?: string; small?: boolean } | { text: string } | { points: number };

const materialIcons: Record<string, string> = { wheat: 'grain' };
export const materialIcon = (id: string): string => materialIcons[id] ?? id;
export const materialTint = (id: string): string => `g-${materialIcon(id)}`;

const material = (id = 'any'): Sign => ({ icon: materialIcon(id), tint: materialTint(id) });
const again: Sign = { icon: 'replay', small: true };
const arrow: Sign = { icon: 'arrow', small: true };
const number = (n = 1): Sign => ({ text: String(n) });

export function signs(effect: Effect): Sign[] {
  switch (effect.op) {
    case 'gain':
      return [{ text: `+${effect.amount}` }, material(effect.material)];
    case 'gain_choice':
      return [{ text: `+${effect.amount}` }, material()];
    case 'double':
      return [material(effect.material), { text: '×2' }];
    case 'exchange':
      return [number(effect.give_amount), material(effect.give), arrow, number(effect.get_amount), material(effect.get), again];
    case 'swap_any':
      return [number(effect.give_amount), { icon: 'exchange', tint: 'g-story' }, number(effect.get_amount), again];
    case 'build':
      return effect.max === 1 ? [number(1), { icon: effect.building! }] : [{ icon: effect.building! }, again];
    case 'retrieve_discard':
      return [{ icon: 'discard' }, arrow, { icon: 'card' }];
    case 'draw':
      return [{ text: `+${effect.amount}` }, { icon: 'draw' }];
    case 'steal_card':
      return [{ icon: 'military' }, arrow, { icon: 'card' }];
    case 'steal_material':
      return [{ icon: 'military' }, arrow, material()];
    case 'endgame_value':
      return [{ icon: 'lock' }, material(effect.material), { text: '=' }, { points: effect.points_each! }];
    default:
      return [];
  }
}

// The one icon that stands for an effect where there is room for one.
export function emblem(effect: Effect): Extract<Sign, { icon: string }> {
  const icons = signs(effect).filter((sign) => 'icon' in sign && !sign.small) as Extract<Sign, { icon: string }>[];
  return effect.op === 'endgame_value' ? icons[1] : (icons.at(-1) ?? { icon: 'card' });
}

const rules: Record<string, string> = {
  gain: 'PER-9.1',
  gain_choice: 'PER-9.1',
  double: 'PER-9.5',
  exchange: 'PER-9.3',
  swap_any: 'PER-9.4',
  build: 'PER-10.3',
  retrieve_discard: 'PER-11.1',
  draw: 'PER-11.2',
  steal_card: 'PER-11.3',
  steal_material: 'PER-11.4',
  endgame_value: 'PER-11.6',
};

export function ruleOf(effect: Effect): string {
  return effect.op === 'build' && effect.pay_from === 'stock' ? 'PER-11.5' : (rules[effect.op] ?? 'PER-11');
}

// The details of an effect as its words want them.
export function details(effect: Effect): Record<string, string | number> {
  return {
    material: effect.material ?? '',
    give: effect.give ?? '',
    get: effect.get ?? '',
    building: effect.building ?? '',
    paid: effect.pay_from === 'stock' ? 'free' : effect.max === 1 ? 'one' : 'many',
    amount: effect.get_amount ?? effect.amount ?? 0,
    points: effect.points_each ?? 0,
  };
}
