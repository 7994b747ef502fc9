// What a player owns: goods of the row and tiles together, and how far tiles fill the order.
import type { Card, Good, Goods, Order, Player } from './game';

export const goods: Good[] = ['iron', 'food', 'caviar', 'fur'];

export interface Owned extends Goods {
  cannon: number;
  book: number;
}

export function owned(player: Player, card: (id: string) => Card): Owned {
  const sum: Owned = { iron: player.iron, food: player.food, caviar: player.caviar, fur: player.fur, cannon: 0, book: 0 };
  for (const { symbols } of player.row.map(card)) {
    for (const good of goods) sum[good] += symbols.goods[good];
    sum.cannon += symbols.cannons;
    sum.book += symbols.books;
  }
  return sum;
}

export interface Wanted {
  good: Good;
  filled: 'tile' | 'joker' | null;
}

// The goods of an order one by one. Jokers stand for what is missing.
export function wanted(order: Order, tiles: Goods, jokers: number): Wanted[] {
  const all = goods.flatMap((good) => Array.from({ length: order.goods[good] }, (_, nth): Wanted => ({ good, filled: nth < tiles[good] ? 'tile' : null })));
  for (const want of all) if (!want.filled && jokers-- > 0) want.filled = 'joker';
  return all;
}
