// Who stands where. Pieces of a kind are alike, so a view only counts them; to let them travel each gets an identity that it keeps.
import type { View } from './types';

export type Standing = Map<string, string[]>; // place -> identities of the pieces there

// Those that can stay stay; the others go where one is missing; what is still missing is new.
export function follow(before: Standing, wanted: Record<string, number>, name: string): Standing {
  const after: Standing = new Map();
  const loose: string[] = [];
  for (const [place, ids] of before) {
    const stay = Math.min(ids.length, wanted[place] ?? 0);
    if (stay > 0) after.set(place, ids.slice(0, stay));
    loose.push(...ids.slice(stay));
  }
  const known = new Set([...before.values()].flat());
  const fresh = () => {
    let number = 1;
    while (known.has(`${name}-${number}`)) ++number;
    known.add(`${name}-${number}`);
    return `${name}-${number}`;
  };
  for (const [place, count] of Object.entries(wanted)) {
    const there = after.get(place) ?? [];
    while (there.length < count) there.push(loose.shift() ?? fresh());
    if (there.length > 0) after.set(place, there);
  }
  return after;
}

// Warriors stand in cities or in the `field`; boyars in a `chamber.x`, on its `card.x`, or in a city.
function wantedBy(view: View, seat: number): Record<'warrior' | 'boyar', Record<string, number>> {
  const player = view.players[seat];
  const boyar: Record<string, number> = { ...player.boyars };
  for (const hall of view.kremlin) {
    if (hall.boyars.includes(seat)) boyar[`chamber.${hall.chamber}`] = 1;
    if (hall.on_card.includes(seat)) boyar[`card.${hall.chamber}`] = 1;
  }
  return { warrior: player.field > 0 ? { ...player.warriors, field: player.field } : player.warriors, boyar };
}

export class Pieces {
  #standing = new Map<string, Standing>();

  see(view: View): this {
    for (const seat of view.players.keys()) {
      for (const [kind, wanted] of Object.entries(wantedBy(view, seat))) {
        const name = `${kind}-${seat}`;
        this.#standing.set(name, follow(this.#standing.get(name) ?? new Map(), wanted, name));
      }
    }
    return this;
  }
  at = (kind: 'warrior' | 'boyar', seat: number, place: string): string[] => this.#standing.get(`${kind}-${seat}`)?.get(place) ?? [];
}
