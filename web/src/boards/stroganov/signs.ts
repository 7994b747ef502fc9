// What a tile or card does, as signs on its face. The words stand in the box and are told by the tooltip.
import type { Gain, WishCard } from './shape';

export interface Sign {
  n?: number | string;
  icon?: string;
  tint?: string;
  vp?: number;
}

// In the order in which a gain is resolved (STR-4.6).
const gained: [keyof Gain, string, string][] = [
  ['coins', 'coin', 'g-coin'],
  ['horses', 'horse', 'g-horse'],
  ['banners', 'banner', 'g-banner'],
  ['outposts', 'outpost', 'g-wood'],
  ['tigers', 'tiger', 'f-t'],
  ['story', 'story', 'g-story'],
  ['bag_furs', 'bag', 'g-fur'],
  ['market_furs', 'market', 'g-textile'],
  ['trophies', 'trophy', 'g-wood'],
];
// One of these is said without its number.
const single: (keyof Gain)[] = ['banners', 'outposts', 'tigers', 'bag_furs', 'market_furs', 'trophies'];

export function gainSigns(gain: Gain): Sign[] {
  const points: Sign[] = gain.vp ? [{ vp: gain.vp }] : [];
  return [
    ...points,
    ...gained
      .filter(([key]) => gain[key])
      .map(([key, icon, tint]): Sign => (gain[key] === 1 && single.includes(key) ? { icon, tint } : { n: gain[key], icon, tint })),
  ];
}

const village: Sign = { icon: 'village' };
const yurt: Sign = { icon: 'yurt' };
const any: Sign = { icon: 'any', tint: 'g-any' };
const advanced: Sign = { icon: 'region', tint: 'g-any' };
const outpost: Sign = { icon: 'outpost', tint: 'g-wood' };
const fur: Sign = { icon: 'fur', tint: 'g-fur' };

// What a song, a trophy reward or a trade bonus lets one do beside its gain.
const specials: Record<string, Sign[]> = {
  FULFILL_WISH_PAY_ONLY: [{ icon: 'wish' }, { icon: 'confirm' }],
  ADVANCED_ANYWHERE: [advanced, any],
  VILLAGE_ANYWHERE: [village, any],
  BUILD_OUTPOST_ANYWHERE_FROM_SUPPLY: [outpost, any],
  VILLAGE_ANY: [village],
  YURT_ANY: [yurt],
  ANY_TWO: [{ ...any, n: '2×' }],
  MOVE_1_2_EITHER_WAY: [{ icon: 'move', tint: 'g-story' }],
};
export const specialSigns = (special: string | null | undefined): Sign[] => (special ? (specials[special] ?? []) : []);

const seasonal = ['spring', 'summer', 'autumn', 'winter'];
const when = (timing: string): Sign[] => (seasonal.includes(timing) ? [{ icon: timing, tint: `season ${timing}` }] : timing === 'end' ? [{ icon: 'clock' }] : []);

// What is counted at the end: so many points for each of these.
const counted: Record<string, (wish: WishCard) => Sign> = {
  END_PER_TIGER: () => ({ icon: 'tiger', tint: 'f-t' }),
  END_PER_BUILT_OUTPOST: () => outpost,
  END_PER_COIN: () => ({ icon: 'coin', tint: 'g-coin' }),
  END_PER_TERRAIN: (wish) => ({ icon: wish.params.terrain, tint: `ter ${wish.params.terrain}` }),
  END_PER_LANDSCAPE: () => ({ icon: 'field', tint: 'g-grain' }),
  END_PER_FULFILLED_WISH: () => ({ icon: 'wish' }),
  END_PER_BANNER: () => ({ icon: 'banner', tint: 'g-banner' }),
};

const lasting: Record<string, (wish: WishCard) => Sign[]> = {
  FREE_STEP: (wish) => [{ n: `+${wish.params.steps}`, icon: 'move', tint: 'g-story' }],
  WINTER_HORSES_PER_OUTPOST: (wish) => [{ n: wish.params.horses_each, icon: 'horse', tint: 'g-horse' }, { ...outpost, n: '×' }],
  WINTER_HORSES_PER_LANDSCAPE: (wish) => [{ n: wish.params.horses_each, icon: 'horse', tint: 'g-horse' }, { n: '×', icon: 'field', tint: 'g-grain' }],
  TROPHY_REWARD_ONE_FURTHER: () => [{ n: '+1', icon: 'trophy', tint: 'g-wood' }],
  HUNT_ADJACENT: (wish) => [{ ...fur, n: `±${wish.params.tiles}` }],
  ANY_FUR_FOR_SECOND_ADVANCED: () => [{ ...advanced, n: 'II' }, { ...fur, n: '=' }],
  WISH_ONE_FEWER: () => [{ n: '−1', icon: 'wish' }],
  ADVANCED_TWO_LEFT: (wish) => [{ n: `−${wish.params.tiles}`, icon: 'cossack' }, advanced],
  HUNT_NO_HORSES: () => [fur, { n: '0', icon: 'horse', tint: 'g-horse' }],
  SECOND_HUNT_FREE: () => [{ ...fur, n: 'II' }, { n: '0', icon: 'coin', tint: 'g-coin' }],
  WINTER_ADVANCED_ANYWHERE: () => [advanced, any],
  EXTRA_ADVANCED: () => [{ ...advanced, n: '+1' }],
  END_QUARTER_OF_VP: (wish) => [{ vp: 1 }, { n: '/', vp: wish.params.divisor }],
};

export function wishSigns(wish: WishCard): Sign[] {
  const count = counted[wish.effect];
  const own = count ? [{ vp: wish.params.vp_each }, { ...count(wish), n: '×' }] : (lasting[wish.effect]?.(wish) ?? gainSigns(wish.params));
  return [...when(wish.timing), ...own];
}
