// Where a panel scrolls, it shows what is asked for, unless that glows on the board beside it. A frame later: places are known then, and
// nothing is laid out for this alone.
import type { Attachment } from 'svelte/attachments';
import type { Sight } from './sight.svelte';

export const showing =
  (sight: Sight): Attachment<HTMLElement> =>
  (panel) => {
    $effect(() => {
      void sight.told;
      const frame = requestAnimationFrame(() => show(panel));
      return () => cancelAnimationFrame(frame);
    });
  };

// The first of them above all, and as many of the others as there is room for.
function show(panel: HTMLElement) {
  const asked = [...panel.querySelectorAll('.may')];
  if (panel.closest('.board')?.querySelector('.zone-a .may')) return;
  for (const node of [asked.at(-1), asked[0]]) node?.scrollIntoView({ block: 'nearest' });
}
