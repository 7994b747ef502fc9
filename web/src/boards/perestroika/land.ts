// The lines of the scenery and the places of the cells, for any number of rows and columns.
export const cell = { width: 116, height: 99 };
export const frame = { banner: 70, sky: 42, foot: 13 };

export const size = (rows: number, columns: number) => ({ width: frame.banner + columns * cell.width + 8, height: frame.sky + rows * cell.height + frame.foot });

// The foot of the building in a cell; rows and columns count from 0.
export const place = (row: number, column: number) => ({ x: frame.banner + (column + 0.5) * cell.width + 4, y: frame.sky + (row + 1) * cell.height - 12 });

export interface Land {
  left: number;
  right: number;
  width: number;
  sky: number;
  bottom: number;
  sun: { x: number; y: number };
  rays: string;
  clouds: string[];
  wood: string;
  firs: string;
  rows: { meadow: string; tufts: string }[];
}

const random = (seed: number) => () => (seed = (seed * 16807) % 2147483647) / 2147483647;
const r = (n: number) => Math.round(n * 10) / 10;

const fir = (x: number, y: number, s: number) =>
  `M${r(x)} ${r(y)}v${r(-4 * s)}M${r(x - 6 * s)} ${r(y - 4 * s)}h${r(12 * s)}l${r(-3.5 * s)} ${r(-6 * s)}h${r(2 * s)}l${r(-4.5 * s)} ${r(-8 * s)}l${r(-4.5 * s)} ${r(8 * s)}h${r(2 * s)}z`;
const tuft = (x: number, y: number, s: number) =>
  `M${r(x - 6 * s)} ${r(y - 7 * s)}q${r(4 * s)} ${r(3 * s)} ${r(5 * s)} ${r(7 * s)}M${r(x)} ${r(y - 10 * s)}v${r(10 * s)}M${r(x + 6 * s)} ${r(y - 7 * s)}q${r(-4 * s)} ${r(3 * s)} ${r(-5 * s)} ${r(7 * s)}`;
const cloud = (x: number, y: number, s: number) =>
  `M${x} ${y}c${-8 * s} 0 ${-8 * s} ${-11 * s} 0 ${-11 * s}s${9 * s} ${9 * s} ${2 * s} ${8 * s}M${x} ${y}h${26 * s}c${9 * s} 0 ${9 * s} ${-10 * s} ${s} ${-10 * s}M${x + 8 * s} ${y - 8 * s}c${2 * s} ${-9 * s} ${14 * s} ${-9 * s} ${15 * s} 0`;

// A gently waving line from left to right.
function crest(left: number, right: number, y: number, swing: number, wave: number): string {
  let d = '';
  for (let x = left; x <= right; x += 30) d += `L${x} ${r(y + swing * Math.sin(x / wave) + swing * 0.4 * Math.sin(x / 37))}`;
  return d;
}

export function land(rows: number, columns: number, seed: number): Land {
  const { width, height } = size(rows, columns);
  const next = random(seed + 9);
  const [left, right, bottom] = [-700, width + 700, height + 700];
  const { sky } = frame;
  const sun = { x: width - 110, y: sky - 13 };
  const rays = Array.from({ length: 12 }, (_, k) => {
    const [x, y] = [Math.cos((k * Math.PI) / 6), Math.sin((k * Math.PI) / 6)];
    return `M${r(sun.x + 19 * x)} ${r(sun.y + 19 * y)}L${r(sun.x + 25 * x)} ${r(sun.y + 25 * y)}`;
  }).join('');
  const trees = Array.from({ length: Math.ceil((right - left) / 24) }, (_, k) => {
    const x = left + k * 24 + next() * 9;
    return fir(x, sky + 14 - 5 * Math.sin(x / 70) + next() * 5, 1.05 + next() * 0.35);
  });
  return {
    left,
    right,
    width,
    sky,
    bottom,
    sun,
    rays,
    clouds: [cloud(150, sky - 18, 1.1), cloud(290, sky - 26, 0.9), cloud(width + 90, sky - 16, 1), cloud(-120, sky - 20, 1)],
    wood: `M${left} ${bottom}${crest(left, right, sky - 2, 11, 210)}V${bottom}z`,
    firs: trees.join(''),
    rows: Array.from({ length: rows }, (_, row) => {
      const top = sky + row * cell.height + 18;
      return {
        meadow: `M${left} ${bottom}${crest(left, right, top, 3.5, 150 + row * 40)}V${bottom}z`,
        tufts: Array.from({ length: 16 }, () => tuft(left + 400 + next() * (right - left - 800), top + 12 + next() * 62, 0.8)).join(''),
      };
    }),
  };
}

// A fence under the buildings that stand in a row.
export function fence(row: number, built: number): string {
  const y = place(row, 0).y + 15;
  let d = '';
  for (let x = frame.banner + 6; x < frame.banner + built * cell.width; x += 9) d += `M${x} ${y}v-9l2-2.5 2 2.5v9z`;
  return d;
}
