import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cossackSpots, ordinals, peltSpots, tally, tile } from './layout';
import { places } from './places';
import type { Box, View } from './shape';
import { gainSigns, specialSigns, wishSigns } from './signs';
import { Trail } from './trail';

const box: Box = JSON.parse(readFileSync('../games/stroganov/components.json', 'utf8'));

describe('signs', () => {
  it('say a gain in the order in which it is resolved, a single banner without its number', () => {
    expect(gainSigns({ banners: 1, horses: 4, vp: 2 })).toEqual([{ vp: 2 }, { n: 4, icon: 'horse', tint: 'g-horse' }, { icon: 'banner', tint: 'g-banner' }]);
  });
  it('stand on every wish, song, village, yurt, trade bonus and trophy reward of the box', () => {
    for (const wish of box.wishes.list) expect(wishSigns(wish), wish.id).not.toEqual([]);
    for (const wish of box.wishes.list) expect(wishSigns(wish).every((sign) => sign.icon !== undefined || sign.vp !== undefined), wish.id).toBe(true);
    for (const song of box.songs.list) expect([...gainSigns(song.gain), ...specialSigns(song.special)], song.id).not.toEqual([]);
    for (const place of [...box.villages.list, ...box.yurts.list]) expect(gainSigns(place.gain), place.id).not.toEqual([]);
    for (const one of [...box.constants.trade_bonuses, ...box.trophy.rewards]) expect([...gainSigns(one.gain ?? {}), ...specialSigns(one.special)], one.id).not.toEqual([]);
  });
  it('begin with the season of a wish', () => {
    const stables = box.wishes.list.find((wish) => wish.id === 'S2')!;
    expect(wishSigns(stables).map((sign) => sign.icon)).toEqual(['winter', 'horse']);
  });
});

describe('layout', () => {
  it('keeps up to six pelts inside the picture, apart from each other', () => {
    for (let count = 1; count <= 6; ++count) {
      const spots = peltSpots(count);
      for (const [x, y] of spots) expect(x >= 14 && x <= tile.width - 14 && y >= 30 && y <= tile.strip - 8).toBe(true);
      expect(new Set(spots.map(String)).size).toBe(count);
    }
  });
  it('puts the first Cossack of the order rightmost', () => {
    const spots = cossackSpots(4).map(([x]) => x);
    expect(spots).toEqual(spots.toSorted((a, b) => b - a));
    expect(spots.at(-1)).toBeGreaterThan(14);
  });
  it('counts equal things', () => {
    expect(tally([2, 2, 5])).toEqual([[2, 2], [5, 1]]);
    expect(ordinals([2, 2, 5, 2])).toEqual([0, 1, 0, 2]);
  });
});

const view = (change: Partial<View>): View => ({ row: [], market: [], draft: [], players: [{ column: 3, furs: [], tigers: 0 }], ...change }) as unknown as View;
const move = (kind: string, more = {}) => ({ move: { kind, ...more }, text: kind, label: kind, parts: [] });

describe('places', () => {
  it('are the village of a visit, the fur of a hunt, the bonus of a trade', () => {
    expect(places(move('visit', { region: '2' }), view({}), 0)).toEqual(['village.2']);
    expect(places(move('take', { fur: '7', column: 3 }), view({}), 0)).toEqual(['pelt.3.7']);
    expect(places(move('bonus', { bonus: 'COIN' }), view({}), 0)).toEqual(['bonus.COIN']);
  });
  it('are the tile under the Cossack for a hunt, nothing where the board has no place', () => {
    expect(places(move('hunt'), view({}), 0)).toEqual(['column.3']);
    expect(places(move('decline'), view({}), 0)).toEqual([]);
  });
});

describe('a trail', () => {
  const hunted = (furs: number[]) => view({ row: [{ landscape: 'L01', furs: furs.length ? [2] : [2, 5], tiger: false }], players: [{ furs, tigers: 0 }] } as unknown as Partial<View>);
  it('follows a fur from its tile to its hunter and leaves the others', () => {
    const trail = new Trail();
    const before = hunted([]);
    const sable = trail.ids(before, 'landscape.L01', 5);
    const squirrel = trail.ids(before, 'landscape.L01', 2);
    const after = hunted([5]);
    expect(trail.ids(after, 'seat.0', 5)).toEqual(sable);
    expect(trail.ids(after, 'landscape.L01', 2)).toEqual(squirrel);
  });
  it('gives a new id to what comes out of the bag', () => {
    const trail = new Trail();
    const [first] = trail.ids(view({ market: [4] }), 'market', 4);
    const now = view({ market: [4, 4] });
    expect(trail.ids(now, 'market', 4)[0]).toBe(first);
    expect(new Set(trail.ids(now, 'market', 4)).size).toBe(2);
  });
});
