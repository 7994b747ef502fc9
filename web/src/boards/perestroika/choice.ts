// A thing on the board that stands for one move by itself, such as half a card: it glows, and touching it chooses that move.
import type { Attachment } from 'svelte/attachments';
import type { Sight } from '../../play/sight.svelte';
import type { Move } from '../../wire/told';

export const choice =
  (table: Sight, part: string, fits: (move: Move) => boolean): Attachment<HTMLElement | SVGElement> =>
  (node) => {
    node.dataset.part = part;
    const { choosing } = table;
    const offered = () => (table.still ? undefined : choosing.offered.find(fits));
    const mark = () => {
      const move = offered();
      return move ? { number: choosing.offered.indexOf(move) + 1, chosen: choosing.chosen === move, label: move.label } : null;
    };
    const touch = () => {
      if (table.still) return;
      const move = offered();
      const meant = move ?? choosing.moves.find(fits);
      if (!meant) return table.why(part);
      if (choosing.chosen === meant) return table.commit();
      if (!move) choosing.back();
      choosing.choose(meant);
    };
    return table.touchable(node, mark, touch);
  };
