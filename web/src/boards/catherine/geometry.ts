// Drawing the map by hand: outlines that waver alike, so that neighbours agree, and scenery that keeps away from towns, roads and names.
import type { Box, City, Drawing, Place, Point } from './game';

const short = (n: number) => Math.round(n * 10) / 10;

const swell = (x: number, y: number, k: number) =>
  Math.sin(x * 0.021 * k + y * 0.013 * k + 1.3 * k) + 0.5 * Math.sin(x * 0.047 * k - y * 0.039 * k + 2.1) + 0.3 * Math.sin(y * 0.083 * k + x * 0.03 * k + 0.7);
const warp = ([x, y]: Point): Point => [x + 9 * swell(x, y, 1.3), y + 9 * swell(y + 90, x - 40, 1.1)];

export function outline(corners: Point[], step = 16): string {
  const points = corners.flatMap((from, i) => {
    const to = corners[(i + 1) % corners.length];
    const parts = Math.max(1, Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / step));
    return Array.from({ length: parts }, (_, j) => warp([from[0] + ((to[0] - from[0]) * j) / parts, from[1] + ((to[1] - from[1]) * j) / parts]));
  });
  return `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}Z`;
}

// Where a touch means this city: around it, and nearer to it than to any other.
export function reach(box: Box, { id, x, y }: City, most = 66): string {
  const near = box.cities.items.filter((other) => other.id !== id && Math.hypot(other.x - x, other.y - y) < 2 * most);
  const points = Array.from({ length: 24 }, (_, i) => {
    const [dx, dy] = [Math.cos((i * Math.PI) / 12), Math.sin((i * Math.PI) / 12)];
    const edges = near.map((other) => {
      const towards = (other.x - x) * dx + (other.y - y) * dy;
      return towards > 0 ? ((other.x - x) ** 2 + (other.y - y) ** 2) / 2 / towards : most;
    });
    const far = Math.min(most, ...edges);
    return `${short(x + dx * far)},${short(y + dy * far)}`;
  });
  return points.join(' ');
}

export interface Road {
  ends: [string, string];
  line: string;
}

// Roads bend a little, one to this side and the next to the other.
export function roads(box: Box): Road[] {
  const at = new Map(box.cities.items.map((city) => [city.id, city]));
  return box.roads.edges.map((ends, i) => {
    const [a, b] = ends.map((id) => at.get(id)!);
    const bend = (i % 2 ? 1 : -1) * 0.06;
    const middle = [(a.x + b.x) / 2 + (b.y - a.y) * bend, (a.y + b.y) / 2 - (b.x - a.x) * bend];
    return { ends, line: `M${a.x} ${a.y}Q${short(middle[0])} ${short(middle[1])} ${b.x} ${b.y}` };
  });
}

export const view = (box: Box): string => (box.drawing?.view ?? [0, 0, box.map.width, box.map.height]).join(' ');

// A box without a drawing has its names below the cities and the residences to the right.
export const place = (box: Box, city: string): Required<Omit<Place, 'side'>> & Pick<Place, 'side'> => ({
  label: [0, 49],
  rising: false,
  residences: [42, -22],
  columns: 2,
  ...box.drawing?.cities[city],
});

// A long name stands on two lines.
export function lines(name: string): string[] {
  if (name.length <= 14) return [name];
  const cut = name.search(/[ -]/);
  if (cut < 0) return [name];
  return [name.slice(0, cut + 1).trim(), name.slice(cut + 1)];
}

export interface Scenery {
  mountains: string;
  plants: string;
}

const fir = (x: number, y: number, s: number) => {
  const n = (value: number) => short(value * s);
  return `M${x} ${y}v${n(-4)}M${short(x - 6 * s)} ${short(y - 4 * s)}h${n(12)}l${n(-3.5)} ${n(-6)}h${n(2)}l${n(-4.5)} ${n(-8)}l${n(-4.5)} ${n(8)}h${n(2)}z`;
};
const hill = (x: number, y: number) => `M${x - 11} ${y}c3-9 7-10 11-2c2.400-5.600 6.400-5.600 9.600 2M${x - 5} ${y - 6}l2 4`;
const tuft = (x: number, y: number) => `M${x - 6} ${y - 7}q4 3 5 7M${x} ${y - 10}v10M${x + 6} ${y - 7}q-4 3-5 7`;
const mountain = (x: number, y: number) => `M${x - 15} ${y}l13-23 6 7 4-5 11 21M${x - 2} ${y - 23}l2 11`;
export const wave = ([x, y]: Point) => `M${x} ${y}q5-5 10 0t10 0`;

const within = (x: number, y: number, [left, top, right, bottom]: [number, number, number, number]) => x > left && x < right && y > top && y < bottom;

// The same map always gets the same trees.
function dice(seed: number) {
  return () => (seed = (seed * 16807) % 2147483647) / 2147483647;
}

export function scenery(box: Box, drawing: Drawing): Scenery {
  const next = dice(31);
  const [left, top, width, height] = drawing.view;
  const found: Scenery = { mountains: '', plants: '' };
  for (let y = top - 40; y < top + height + 40; y += 25) {
    for (let x = left - 160; x < left + width + 160; x += 31) {
      const [px, py, chance, kind] = [short(x + next() * 20 - 10), short(y + next() * 14 - 7), next(), next()];
      if (chance < 0.36 || isTaken(box, drawing, px, py)) continue;
      if (drawing.mountains.some((range) => within(px, py, range))) found.mountains += mountain(px, py);
      else if (py < 300) found.plants += fir(px, py, 0.9 + kind * 0.3);
      else if (py > 430) found.plants += tuft(px, py);
      else found.plants += kind < 0.4 ? hill(px, py) : fir(px, py, 0.85);
    }
  }
  return found;
}

function isTaken(box: Box, drawing: Drawing, x: number, y: number): boolean {
  if (drawing.bare.some((area) => within(x, y, area))) return true;
  const [cx, cy] = drawing.cartouche;
  if (within(x, y, [cx - 115, cy - 75, cx + 115, cy + 75])) return true;
  if (box.cities.items.some((city) => Math.abs(city.x - x) < 76 && y > city.y - 62 && y < city.y + 70)) return true;
  const at = new Map(box.cities.items.map((city) => [city.id, city]));
  return box.roads.edges.some(([from, to]) => {
    const [a, b] = [at.get(from)!, at.get(to)!];
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    const along = ((x - a.x) * (b.x - a.x) + (y - a.y) * (b.y - a.y)) / length / length;
    const aside = Math.abs((x - a.x) * (b.y - a.y) - (y - a.y) * (b.x - a.x)) / length;
    return along > 0 && along < 1 && aside < 20;
  });
}
