// How the pieces of a building lie on each other: every piece rests on the bodies below it. Lengths are those of one body, a log block.
import type { PieceShape } from './box';

export const block = { width: 26, height: 19, pitch: 28 };

export interface Laid {
  shape: 'block' | 'tent' | 'dome';
  material: string;
  x: number; // of its middle
  y: number; // of its foot, above the ground
  window: boolean;
}

export interface Stacked {
  pieces: Laid[];
  ground: string | null; // the material of the foundation
  door: boolean;
  width: number;
  height: number;
}

const high: Record<Laid['shape'], number> = { block: block.height, tent: 26, dome: 42 };
const roofFloor = 3; // a lone roof this high up is the dome of a tower

export function stacked(stack: (string | null)[][], pieceOf: (material: string) => PieceShape): Stacked {
  const pieces: Laid[] = [];
  let ground: string | null = null;
  let widest = 0;
  stack.forEach((layer, floor) => {
    const laid: Laid[] = [];
    layer.forEach((material, slot) => {
      if (!material) return;
      if (pieceOf(material) === 'foundation') return void (ground = material);
      const x = (slot - (layer.length - 1) / 2) * block.pitch;
      const below = pieces.filter((piece) => Math.abs(piece.x - x) < block.width);
      const y = Math.max(0, ...below.map((piece) => piece.y + high[piece.shape]));
      const roof = pieceOf(material) === 'rooftop';
      if (roof) for (const piece of below) if (piece.x === x) piece.window = true;
      laid.push({ shape: !roof ? 'block' : x === 0 && floor >= roofFloor ? 'dome' : 'tent', material, x, y, window: false });
      widest = Math.max(widest, layer.length);
    });
    pieces.push(...laid);
  });
  const isHall = pieces.filter(({ shape, y }) => shape === 'block' && y === 0).length > 1 && pieces.some(({ shape, y }) => shape === 'block' && y > 0);
  const door = isHall && !pieces.some(({ shape, x, y }) => shape !== 'block' && x === 0 && y === 0);
  for (const piece of pieces) if (door && piece.y === 0 && piece.x === 0) piece.window = false;
  return {
    pieces,
    ground,
    door,
    width: Math.max(widest, 1) * block.pitch + 18,
    height: Math.max(14, ...pieces.map(({ shape, y }) => y + high[shape])),
  };
}
