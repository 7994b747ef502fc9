// A thing on the board that stands for one move by itself, such as half a card: it glows, and touching it chooses that move.
import type { Attachment } from 'svelte/attachments';
import type { Sight } from '../../play/sight.svelte';
import { touchable } from '../../play/touchable';
import type { Move } from '../../wire/told';

export const choice =
  (table: Sight, part: string, fits: (move: Move) => boolean): Attachment<HTMLElement | SVGElement> =>
  (node) => {
    node.dataset.part = part;
    const { choosing } = table;
    const at = table.still ? -1 : choosing.offered.findIndex(fits);
    const move = choosing.offered[at];
    const touch = () => {
      if (table.still) return;
      const meant = move ?? choosing.moves.find(fits);
      if (!meant) return table.why(part);
      if (choosing.chosen === meant) return table.commit();
      if (!move) choosing.back();
      choosing.choose(meant);
    };
    return touchable(node, move ? { number: at + 1, chosen: choosing.chosen === move, label: move.label } : null, touch);
  };
