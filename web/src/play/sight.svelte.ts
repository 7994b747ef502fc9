// All that a board knows: what its viewer was told, the box, and how to say and touch things. Boards get it with `sight()`.
import { getContext, setContext, untrack } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import type { Lang, Loose, Told } from '../wire/told';
import type { Words } from '../words/words.svelte';
import { Choosing, type Mark } from './choosing.svelte';
import { shared } from './sharing';
import { touchable } from './touchable';
import { explained } from './explained';

export interface Tip {
  title: string;
  icon?: string;
  text?: string; // the full effect in words
  rule?: string;
}

export interface ShownTip extends Tip {
  at: DOMRect;
  of: Element; // what it explains
}

export class Sight {
  told = $state.raw<Told>() as Told;
  box = $state.raw<Loose>();
  names = $state.raw<string[]>([]); // of the seats
  options = $state.raw<Record<string, string | number>>({}); // what was agreed for this game; an option that is not named has its usual value
  choosing = new Choosing();
  tip = $state.raw<ShownTip | null>(null);
  reading = false; // the pointer or the focus is on the tip itself
  still = $state(false); // a moment of the past, or a page that lost its table: nothing can be touched
  why: (part: string) => void = () => {}; // somebody touched what may not be chosen
  whyThing: (thing: Tip) => void = () => {}; // the same, where no part of any move lies
  commit: () => void = () => {};
  leaving: () => void = () => {}; // something else is about to be shown

  constructor(
    public game: string,
    readonly words: Words,
  ) {}

  view = $derived<Loose>(this.told.view);
  me = $derived(this.told.seat);
  get lang(): Lang {
    return this.words.lang;
  }
  // The name of a thing of the box: `names: {en, ru}`.
  named = (thing: { names: Record<Lang, string> }): string => thing.names[this.words.lang];

  hear(told: Told) {
    this.leaving();
    this.told = shared(this.told, told);
    this.choosing.ask(this.told.moves);
  }

  mark = (part: string): Mark | null => (this.still ? null : this.choosing.mark(part));

  touch = (part: string) => {
    if (this.still) return;
    const done = this.choosing.touch(part);
    if (done === 'again') this.commit();
    if (done === 'refused') this.why(part);
  };

  // {@attach part('city.moscow')}: this thing is that part of the board. It glows when it may be chosen and can be touched by mouse,
  // finger and keyboard.
  part =
    (id: string): Attachment<HTMLElement | SVGElement> =>
    (node) => {
      node.dataset.part = id;
      return this.touchable(node, () => this.mark(id), () => this.touch(id));
    };

  // Shown at every update: a board that changes the classes of a thing writes over its mark.
  touchable(node: HTMLElement | SVGElement, mark: () => Mark | null, touch: () => void): () => void {
    const thing = touchable(node, touch);
    thing.show(untrack(mark));
    $effect(() => {
      void this.told;
      thing.show(mark());
    });
    return thing.leave;
  }

  // {@attach explain(() => ({title, text, rule}))}: what a thing is and does, on hovering, focus or a long press.
  explain =
    (about: () => Tip): Attachment<HTMLElement | SVGElement> =>
    (node) =>
      explained(node, {
        show: () => (this.tip = { ...about(), at: node.getBoundingClientRect(), of: node }),
        touch: () => !this.still && this.whyThing(about()),
        hide: () => this.tip?.of === node && !this.reading && (this.tip = null),
      });
}

const key = Symbol('sight');
export const provide = (sight: Sight): Sight => setContext(key, sight);
export const sight = (): Sight => getContext(key);
