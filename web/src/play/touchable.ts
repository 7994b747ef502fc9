// What makes a thing on a board one that can be chosen: it glows, tells its number, and is touched by mouse, finger and keyboard.
import type { Mark } from './choosing.svelte';

// Undone by what it answers.
export function touchable(node: HTMLElement | SVGElement, mark: Mark | null, touch: () => void): () => void {
  const role = node.getAttribute('role'); // what it is when it may not be chosen
  node.classList.toggle('may', mark !== null && !mark.chosen);
  node.classList.toggle('chosen', mark?.chosen ?? false);
  if (mark) {
    node.setAttribute('tabindex', '0');
    node.setAttribute('role', 'button');
    node.setAttribute('aria-pressed', String(mark.chosen));
    if (mark.number !== null) node.dataset.key = String(mark.number);
    if (mark.label && !node.hasAttribute('aria-label')) node.setAttribute('aria-label', (node.dataset.labelled = mark.label));
  }
  const click = (event: Event) => {
    event.stopPropagation();
    touch();
  };
  const key = (event: Event) => {
    if (!['Enter', ' '].includes((event as KeyboardEvent).key) || !mark) return;
    event.preventDefault();
    click(event);
  };
  node.addEventListener('click', click);
  node.addEventListener('keydown', key);
  return () => {
    node.removeEventListener('click', click);
    node.removeEventListener('keydown', key);
    node.classList.remove('may', 'chosen');
    if (mark) node.setAttribute('tabindex', '-1'); // without any it would lose the focus when it is marked anew
    for (const name of ['role', 'aria-pressed', 'data-key']) node.removeAttribute(name);
    if (role) node.setAttribute('role', role);
    if (node.dataset.labelled !== undefined) node.removeAttribute('aria-label'), delete node.dataset.labelled;
  };
}
