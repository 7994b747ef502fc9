// A thing on the board that stands for one move by itself, such as half a card: it glows, and touching it chooses that move.
import type { Attachment } from 'svelte/attachments';
import type { Sight } from '../../play/sight.svelte';
import type { Move } from '../../wire/told';

export const choice =
  (table: Sight, part: string, fits: (move: Move) => boolean): Attachment<HTMLElement | SVGElement> =>
  (node) => {
    const { choosing } = table;
    const at = table.still ? -1 : choosing.offered.findIndex(fits);
    const move = choosing.offered[at];
    const role = node.getAttribute('role');
    if (move) {
      node.classList.add(choosing.chosen === move ? 'chosen' : 'may');
      node.setAttribute('role', 'button');
      node.setAttribute('tabindex', '0');
      if (!node.hasAttribute('aria-label')) node.setAttribute('aria-label', move.label);
      node.setAttribute('aria-pressed', String(choosing.chosen === move));
      node.dataset.key = String(at + 1);
    } else node.removeAttribute('tabindex');
    const touch = (event: Event) => {
      event.stopPropagation();
      if (table.still) return;
      const meant = move ?? choosing.moves.find(fits);
      if (!meant) return table.why(part);
      if (choosing.chosen === meant) return table.commit();
      if (!move) choosing.back();
      choosing.choose(meant);
    };
    const press = (event: Event) => {
      if (!move || !['Enter', ' '].includes((event as KeyboardEvent).key)) return;
      event.preventDefault();
      touch(event);
    };
    node.addEventListener('click', touch);
    node.addEventListener('keydown', press);
    return () => {
      node.removeEventListener('click', touch);
      node.removeEventListener('keydown', press);
      node.classList.remove('may', 'chosen');
      if (move) node.setAttribute('tabindex', '-1'); // without any it would lose the focus when it is marked anew
      for (const name of ['role', 'aria-pressed', 'data-key']) node.removeAttribute(name);
      if (role) node.setAttribute('role', role);
      if (move && node.getAttribute('aria-label') === move.label) node.removeAttribute('aria-label');
    };
  };
