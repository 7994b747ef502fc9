// Tables as the lists of the entrance show them.
import type { Told } from '../../wire/told';
import type { Sitting, TableShown } from '../../wire/http';

export interface MyTable extends TableShown {
  told: Pick<Told, 'actors' | 'prompt'> | null; // null: nothing is played
}

export const isFree = (place: Sitting): boolean => place.kind === 'open' || place.kind === 'invited';
export const mayJoin = (table: TableShown): boolean =>
  table.stage === 'gathering' && table.listed && table.places.some(({ kind }) => kind === 'open') && !table.places.some(({ yours }) => yours);

export const isMyTurn = ({ told, places }: MyTable): boolean => told?.actors.some((seat) => typeof seat === 'number' && places[seat]?.yours) ?? false;

// What asks for me comes first, then what is going on, what gathers, what is over; among equals the latest change.
export function sorted(tables: MyTable[]): MyTable[] {
  const rank = (table: MyTable) => (isMyTurn(table) ? 0 : ({ playing: 1, gathering: 2, over: 3 } as const)[table.stage]);
  return tables.toSorted((a, b) => rank(a) - rank(b) || (b.changed ?? b.made) - (a.changed ?? a.made));
}
