// What the fields and things of a view are called: in the words of the game, or else in its box.
import { manifestOf, type ViewHint } from '../../games';
import type { Sight } from '../../play/sight.svelte';
import type { Loose } from '../../wire/told';

// Groups of the words that are no vocabularies.
const spoken = ['move', 'help', 'ask', 'event', 'why', 'score', 'option', 'about', 'meaning', 'price', 'view'];

export class Names {
  constructor(readonly sight: Sight) {}

  hint = (key: string): ViewHint => manifestOf(this.sight.game)?.view?.[key] ?? {};

  field(key: string): string {
    const { has, say } = this.sight.words;
    return has(`game.view.${key}`) ? say(`game.view.${key}`) : (this.#find(key, key) ?? key.replaceAll('_', ' '));
  }

  thing = (key: string, id: string): string => this.#find(key, id) ?? id.replaceAll('_', ' ');

  // In the vocabulary that is called like the field, or else in the first that has it.
  #find(key: string, id: string): string | undefined {
    const { has, say, under } = this.sight.words;
    const vocabularies = [key, key.replace(/s$/, ''), ...under('game').filter((group) => !spoken.includes(group))];
    const own = vocabularies.find((group) => has(`game.${group}.${id}`));
    return own === undefined ? boxName(this.sight.box, id)?.[this.sight.lang] : say(`game.${own}.${id}`);
  }
}

// Any {"id": .., "names": {..}} of the box.
function boxName(box: Loose, id: string): Record<string, string> | undefined {
  if (typeof box !== 'object' || box === null) return undefined;
  if (box.id === id && box.names) return box.names;
  for (const part of Object.values(box)) {
    const found = boxName(part, id);
    if (found) return found;
  }
  return undefined;
}
