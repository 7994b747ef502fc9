// Every text the page says by itself: ICU MessageFormat by key, English and Russian. What happens in a game is told by the server.
import { IntlMessageFormat } from 'intl-messageformat';
import type { Lang } from '../wire/told';

export interface Tree {
  [key: string]: string | Tree;
}
export type Vars = Record<string, string | number | boolean | null>;

export class Words {
  lang = $state<Lang>('en');
  #tree = $state.raw<Tree>({});
  #made = new Map<string, IntlMessageFormat>();

  // Texts and language change together, so that nothing is ever half translated.
  speak(lang: Lang, texts: Tree) {
    this.#made.clear();
    this.#tree = texts;
    this.lang = lang;
  }

  // The text of `key`; a key without a text is shown as it is, and the tests fail on it.
  say = (key: string, vars: Vars = {}): string => {
    const text = find(this.#tree, key);
    if (text === undefined) return key;
    let format = this.#made.get(key);
    if (!format) this.#made.set(key, (format = new IntlMessageFormat(text, this.lang)));
    return String(format.format(vars));
  };

  // The keys below this one.
  under = (key: string): string[] => {
    const found = lookUp(this.#tree, key);
    return typeof found === 'object' ? Object.keys(found) : [];
  };

  has = (key: string): boolean => find(this.#tree, key) !== undefined;
}

function lookUp(tree: Tree, key: string): string | Tree | undefined {
  let here: string | Tree | undefined = tree;
  for (const step of key.split('.')) here = typeof here === 'object' ? here[step] : undefined;
  return here;
}

function find(tree: Tree, key: string): string | undefined {
  const found = lookUp(tree, key);
  return typeof found === 'string' ? found : undefined;
}
