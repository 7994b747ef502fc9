// What did not change stays the same thing: `after`, made of the parts of `before` wherever they are equal. All that is drawn from such a
// part alone is then left as it is.
export function shared<T>(before: unknown, after: T): T {
  if (!isNest(before) || !isNest(after) || Array.isArray(before) !== Array.isArray(after)) return after;
  const keys = Object.keys(after);
  const kept = (Array.isArray(after) ? [] : {}) as Nest;
  for (const key of keys) kept[key] = shared(before[key], after[key]);
  const same = keys.length === Object.keys(before).length && keys.every((key) => key in before && kept[key] === before[key]);
  return (same ? before : kept) as T;
}

type Nest = Record<string, unknown>;
const isNest = (thing: unknown): thing is Nest => typeof thing === 'object' && thing !== null;
