// Lines drawn by hand: outlines, rivers and scenery of the map. One displacement field, so that neighbouring outlines agree.
import type { Box, City, Drawing, Side, Spot, Waterway } from './types';

const r = (n: number) => Math.round(n * 10) / 10;
const swell = (x: number, y: number, k: number) =>
  Math.sin(x * 0.021 * k + y * 0.013 * k + 1.3 * k) + 0.5 * Math.sin(x * 0.047 * k - y * 0.039 * k + 2.1) + 0.3 * Math.sin(y * 0.083 * k + x * 0.03 * k + 0.7);
const warp = ([x, y]: Spot, by = 9): Spot => [x + by * swell(x, y, 1.3), y + by * swell(y + 90, x - 40, 1.1)];

export function outline(corners: Spot[], step = 16): string {
  const points = corners.flatMap((from, i) => {
    const to = corners[(i + 1) % corners.length];
    const pieces = Math.max(1, Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / step));
    return Array.from({ length: pieces }, (_, j) => warp([from[0] + ((to[0] - from[0]) * j) / pieces, from[1] + ((to[1] - from[1]) * j) / pieces]));
  });
  return `M${points.map(([x, y]) => `${r(x)} ${r(y)}`).join('L')}Z`;
}

// A box without a drawing of its own gets a plain frame around its canvas.
export function drawingOf(box: Box): Drawing {
  const { w, h } = box.map.canvas;
  const field = middle(box.map.field_of_war.polygon);
  const plain: Drawing = {
    frame: { x: -20, y: -20, w: w + 40, h: h + 40 },
    beyond: { left: -40, top: -40, right: w + 40, bottom: h + 40 },
    seas: [],
    waves: [],
    scenery: [{ area: [-40, -40, w + 40, h + 40], grows: { hill: 0.3, fir: 0.5 } }],
    region_names: {},
    region_tokens: {},
    trade_slots: {},
    field: { name: [field[0], field[1] - 56], spoils: field, warriors: [field[0] - 120, field[1] + 62], width: 318 },
    pieces: {},
    name_shift: {},
  };
  return { ...plain, ...box.drawing };
}

export const middle = (corners: Spot[]): Spot => [
  corners.reduce((sum, [x]) => sum + x, 0) / corners.length,
  corners.reduce((sum, [, y]) => sum + y, 0) / corners.length,
];

// The outer edges of the land run on beyond the frame, so that the drawing fills any window.
export const stretched = (corners: Spot[], box: Box, { beyond }: Drawing): Spot[] =>
  corners.map(([x, y]) => [x <= 0 ? beyond.left : x >= box.map.canvas.w ? beyond.right : x, y <= 0 ? beyond.top : y >= box.map.canvas.h ? beyond.bottom : y]);

// A river winds to one side or the other, and passes the place of its token.
export function river(a: City, b: City, [mx, my]: Spot, index: number): string {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const bend = (index % 2 ? -1 : 1) * 0.09;
  return `M${a.x} ${a.y - 8}Q${r(mx + dy * bend * 0.5 - dx * 0.18)} ${r(my - 2 - dx * bend * 1.2 - dy * 0.18)} ${mx} ${my}T${b.x} ${b.y - 8}`;
}
export const slotOf = (drawing: Drawing, way: Waterway, a: City, b: City): Spot => drawing.trade_slots[way.id] ?? [(a.x + b.x) / 2, (a.y + b.y) / 2 - 6];

// ---- scenery

const random = (seed: number) => () => (seed = (seed * 16807) % 2147483647) / 2147483647;
const plants: Record<string, (x: number, y: number, s: number) => string> = {
  fir: (x, y, s) => `M${r(x)} ${r(y)}v${r(-4 * s)}M${r(x - 6 * s)} ${r(y - 4 * s)}h${r(12 * s)}l${r(-3.5 * s)} ${r(-6 * s)}h${r(2 * s)}l${r(-4.5 * s)} ${r(-8 * s)}l${r(-4.5 * s)} ${r(8 * s)}h${r(2 * s)}z`,
  hill: (x, y, s) => `M${r(x - 14 * s)} ${r(y)}c${r(4 * s)} ${r(-11 * s)} ${r(9 * s)} ${r(-13 * s)} ${r(14 * s)} ${r(-2 * s)}c${r(3 * s)} ${r(-7 * s)} ${r(8 * s)} ${r(-7 * s)} ${r(12 * s)} ${r(2 * s)}M${r(x - 6 * s)} ${r(y - 8 * s)}l${r(2 * s)} ${r(5 * s)}`,
  tuft: (x, y, s) => `M${r(x - 6 * s)} ${r(y - 7 * s)}q${r(4 * s)} ${r(3 * s)} ${r(5 * s)} ${r(7 * s)}M${r(x)} ${r(y - 10 * s)}v${r(10 * s)}M${r(x + 6 * s)} ${r(y - 7 * s)}q${r(-4 * s)} ${r(3 * s)} ${r(-5 * s)} ${r(7 * s)}`,
  mountain: (x, y) => `M${r(x - 17)} ${r(y)}l15-26 6 8 4-6 13 24M${r(x - 2)} ${r(y - 26)}l2 12 4 8`,
};
export const wave = ([x, y]: Spot): string => `M${x} ${y}q4.8-4.800 9.600 0t9.600 0`;

// Plants and hills everywhere but at towns, rivers and tokens: one path for the mountains, one for all else.
export function scenery(box: Box, drawing: Drawing): { mountains: string; plants: string } {
  const cities = new Map(box.cities.map((city) => [city.id, city]));
  const rivers = box.waterways.map((way): [City, City] => [cities.get(way.a)!, cities.get(way.b)!]);
  const tokens = box.regions.map((region) => drawing.region_tokens[region.id] ?? region.token_xy);
  const busy = (x: number, y: number) =>
    box.cities.some((city) => Math.abs(city.x - x) < 78 && y > city.y - 80 && y < city.y + 62) ||
    rivers.some(([a, b]) => nearRiver(a, b, x, y)) ||
    tokens.some(([tx, ty]) => Math.hypot(tx - x, ty - y) < 66);
  const chance = random(77);
  const drawn = { mountains: '', plants: '' };
  for (let y = 40; y < box.map.canvas.h + 6; y += 24) {
    for (let x = -20; x < box.map.canvas.w + 140; x += 30) {
      const at: Spot = [x + chance() * 22 - 11, y + chance() * 14 - 7];
      const [dice, size] = [chance(), 0.9 + chance() * 0.3];
      if (busy(...at) || chance() < 0.34) continue;
      const kind = growsAt(drawing, at, dice);
      if (kind) drawn[kind === 'mountain' ? 'mountains' : 'plants'] += plants[kind](...at, size);
    }
  }
  return drawn;
}

function nearRiver(a: City, b: City, x: number, y: number): boolean {
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const along = ((x - a.x) * (b.x - a.x) + (y - a.y) * (b.y - a.y)) / length / length;
  if (along < 0 || along > 1) return false;
  return Math.abs((x - a.x) * (b.y - a.y) - (y - a.y) * (b.x - a.x)) / length < 24;
}

function growsAt(drawing: Drawing, [x, y]: Spot, dice: number): string | null {
  const here = drawing.scenery.find(({ area: [left, top, right, bottom] }) => x >= left && x < right && y >= top && y < bottom);
  for (const [kind, share] of Object.entries(here?.grows ?? {})) {
    if (dice < share) return kind;
    dice -= share;
  }
  return null;
}

// ---- pieces beside a town

export interface Seated {
  x: number;
  y: number;
  size: number;
}
// Where `count` piles stand beside a town: in columns at its side, or in rows above it; smaller when they are many.
export function beside(city: { x: number; y: number }, side: Side, count: number, big: boolean): Seated[] {
  const size = count <= 1 ? 37 : count <= 4 ? 33 : count <= 6 ? 29 : 25;
  const rows = side === 'above' ? Math.ceil(count / 3) : count <= 1 ? 1 : count <= 6 ? 2 : 3;
  const across = Math.ceil(count / rows);
  return Array.from({ length: count }, (_, i) => {
    const column = side === 'above' ? i % across : Math.floor(i / rows);
    const row = side === 'above' ? Math.floor(i / across) : i % rows;
    if (side === 'above') return { x: city.x + (column - (Math.min(count, across) - 1) / 2) * (size + 3), y: city.y - (big ? 104 : 84) - row * (size + 1), size };
    const from = (big ? 36 : 30) + size / 2;
    const way = side === 'left' ? -1 : 1;
    return { x: city.x + way * (from + column * (size + 2)), y: city.y - 24 + (row - (rows - 1) / 2) * (size + 1), size };
  });
}

export const tradeSlots = (box: Box): Waterway[] => box.waterways.filter((way) => way.trade_slot);
