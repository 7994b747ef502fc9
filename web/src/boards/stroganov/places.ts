// Finer places of moves than their parts: the village of a region, one fur on a tile, the bag. Touching one chooses that move.
import type { Move } from '../../wire/told';
import type { View } from './shape';

// Where a move that is made in a region touches it.
const inRegion: Record<string, string> = { visit: 'village', yurt: 'yurt', wish: 'wish', build: 'outpost' };
const alone: Record<string, string> = {
  coin: 'supply.coin',
  horses: 'supply.horse',
  trade: 'trade',
  buy_market: 'market',
  buy_bag: 'bag',
  advance: 'advance',
  step_for_story: 'advance',
};

export function places(move: Move, view: View, seat: number | null): string[] {
  const { kind, region, fur, bonus } = move.move;
  const column = seat === null ? 0 : view.players[seat].column;
  if (inRegion[kind]) return [`${inRegion[kind]}.${region}`];
  if (alone[kind]) return [alone[kind]];
  if (kind === 'take') return [`pelt.${move.move.column}.${fur}`];
  if (kind === 'keep') return [`drawn.${fur}`];
  if (kind === 'bonus') return [`bonus.${bonus}`];
  if (kind === 'hunt' && column > 0) return [`column.${column}`];
  if (kind === 'march') return [`cossack.${seat}`];
  return [];
}
