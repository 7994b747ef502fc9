// The levels of bots as the server names them, in the language of the page.
import { settings } from '../settings.svelte';
import { hello } from './http';
import type { Level } from './messages';

class Bots {
  levels = $state.raw<Level[]>([]);

  constructor() {
    $effect.root(() => {
      $effect(() => {
        void settings.lang;
        void hello().then(
          ({ levels }) => (this.levels = levels),
          () => {}, // who needs the server says that it is not there
        );
      });
    });
  }

  name = (level: string): string => this.#of(level)?.name ?? level;
  about = (level: string): string => this.#of(level)?.about ?? '';
  #of = (level: string) => this.levels.find((one) => one.level === level);
}

export const bots = new Bots();
