// Furs have no names in a view, only values and places. To let them travel, each gets an id that follows it: what is missing in one
// place after an update went to where one of its kind came up.
import type { Sight } from '../../play/sight.svelte';
import type { Fur } from './Pelt.svelte';
import type { View } from './shape';

type Lying = Map<string, Map<Fur, string[]>>; // place, kind, ids

function furs(view: View): [string, Fur[]][] {
  const tigers = (count: number): Fur[] => Array.from({ length: count }, () => 'tiger');
  return [
    ...view.row.map((tile, i): [string, Fur[]] => [`landscape.${tile?.landscape ?? i}`, tile ? [...tile.furs, ...tigers(Number(tile.tiger))] : []]),
    ['market', view.market],
    ...view.draft.map(({ wish, fur }): [string, Fur[]] => [`draft.${wish}`, [fur]]),
    ...view.players.map((player, seat): [string, Fur[]] => [`seat.${seat}`, [...player.furs, ...tigers(player.tigers)]]),
  ];
}

export class Trail {
  #lying: Lying = new Map();
  #seen: View | null = null;
  #named = 0;

  // The ids of the furs of this kind that lie in a place.
  ids(view: View, place: string, fur: Fur): string[] {
    if (view !== this.#seen) this.#follow(view);
    return this.#lying.get(place)?.get(fur) ?? [];
  }

  #follow(view: View) {
    const after: Lying = new Map();
    const before = new Map([...this.#lying].map(([place, kinds]) => [place, new Map([...kinds].map(([fur, ids]) => [fur, [...ids]]))]));
    const missing: [string[], Fur][] = [];
    for (const [place, lying] of furs(view)) {
      const kinds = new Map<Fur, string[]>();
      for (const fur of lying) {
        const ids = kinds.get(fur) ?? kinds.set(fur, []).get(fur)!;
        const kept = before.get(place)?.get(fur)?.shift();
        if (kept) ids.push(kept);
        else missing.push([ids, fur]);
      }
      after.set(place, kinds);
    }
    const left = [...before.values()].flatMap((kinds) => [...kinds]);
    for (const [ids, fur] of missing) {
      const from = left.find(([kind, loose]) => kind === fur && loose.length > 0);
      ids.push(from ? from[1].pop()! : `fur.${fur}.${++this.#named}`);
    }
    this.#lying = after;
    this.#seen = view;
  }
}

const trails = new WeakMap<Sight, Trail>();
export function trail(table: Sight): Trail {
  const known = trails.get(table);
  if (known) return known;
  const made = new Trail();
  trails.set(table, made);
  return made;
}
