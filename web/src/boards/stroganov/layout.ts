// Where things lie inside a drawing of 76 x 148, one landscape of the row.
export const tile = { width: 76, height: 148, strip: 122 };

type Spot = [number, number];

// Pelts lie in pairs, an odd one in the middle of its row.
export function peltSpots(count: number): Spot[] {
  const [left, middle, right] = [20, 38, 56];
  const rows = Math.ceil(count / 2);
  const step = rows > 2 ? 84 / rows : 34;
  const top = 80 - ((rows - 1) * step) / 2;
  return Array.from({ length: count }, (_, i) => {
    const isAlone = count % 2 === 1 && i === count - 1;
    return [isAlone ? middle : i % 2 === 0 ? left : right, top + Math.floor(i / 2) * step];
  });
}

// Cossacks stand in the upper right corner; the one that is first in the order stands rightmost.
export function cossackSpots(count: number): Spot[] {
  const step = count > 1 ? Math.min(20, 36 / (count - 1)) : 0;
  return Array.from({ length: count }, (_, i) => [61 - i * step, 17]);
}

// The how-manieth of its kind each one is.
export const ordinals = <T>(things: T[]): number[] => things.map((thing, i) => things.slice(0, i).filter((other) => other === thing).length);

// Equal things with their count, in the order in which they first occur.
export function tally<T>(things: T[]): [T, number][] {
  const counts = new Map<T, number>();
  for (const thing of things) counts.set(thing, (counts.get(thing) ?? 0) + 1);
  return [...counts];
}
