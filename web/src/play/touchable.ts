// What makes a thing on a board one that can be chosen: it glows, tells its number, and is touched by mouse, finger and keyboard.
import type { Mark } from './choosing.svelte';
import { shared } from './sharing';

export interface Touchable {
  show: (mark: Mark | null) => void;
  leave: () => void; // undoes it all
}

export function touchable(node: HTMLElement | SVGElement, touch: () => void): Touchable {
  let shown: Mark | null = null;
  let unmark = () => {};

  const click = (event: Event) => {
    event.stopPropagation();
    touch();
  };
  const key = (event: Event) => {
    if (!['Enter', ' '].includes((event as KeyboardEvent).key) || !shown) return;
    event.preventDefault();
    click(event);
  };
  node.addEventListener('click', click);
  node.addEventListener('keydown', key);

  const show = (told: Mark | null) => {
    const mark = shared(shown, told);
    if (mark !== shown) {
      unmark();
      unmark = mark ? marked(node, mark) : () => {};
      shown = mark;
    }
    node.classList.toggle('may', mark !== null && !mark.chosen);
    node.classList.toggle('chosen', mark?.chosen ?? false);
  };
  const leave = () => {
    node.removeEventListener('click', click);
    node.removeEventListener('keydown', key);
    show(null);
  };
  return { show, leave };
}

// Undone by what it answers.
function marked(node: HTMLElement | SVGElement, mark: Mark): () => void {
  const role = node.getAttribute('role'); // what it is when it may not be chosen
  const unlabelled = mark.label !== '' && !node.hasAttribute('aria-label');
  node.setAttribute('tabindex', '0');
  node.setAttribute('role', 'button');
  node.setAttribute('aria-pressed', String(mark.chosen));
  if (mark.number !== null) node.dataset.key = String(mark.number);
  if (unlabelled) node.setAttribute('aria-label', mark.label);
  return () => {
    node.setAttribute('tabindex', '-1'); // without any it would lose the focus when it is marked anew
    for (const name of ['role', 'aria-pressed', 'data-key']) node.removeAttribute(name);
    if (role) node.setAttribute('role', role);
    if (unlabelled) node.removeAttribute('aria-label');
  };
}
