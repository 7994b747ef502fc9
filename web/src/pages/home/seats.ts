// Tables as the lists of the entrance show them.
import type { TableShown } from '../../wire/http';

export const mayJoin = (table: TableShown): boolean =>
  table.stage === 'gathering' && table.listed && table.places.some(({ kind }) => kind === 'open') && !table.places.some(({ yours }) => yours);

// What asks for me comes first, then what is going on, what gathers, what is over; among equals the latest change.
export function sorted(tables: TableShown[]): TableShown[] {
  const rank = (table: TableShown) => (table.your_turn ? 0 : { playing: 1, gathering: 2, over: 3 }[table.stage]);
  return tables.toSorted((a, b) => rank(a) - rank(b) || (b.changed ?? b.made) - (a.changed ?? a.made));
}
