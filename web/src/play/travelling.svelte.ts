// Pieces travel: whatever carries data-piece and is drawn elsewhere after an update glides there from where it lay.
import type { Attachment } from 'svelte/attachments';
import type { Sight } from './sight.svelte';

export const travelling =
  (sight: Sight): Attachment<HTMLElement> =>
  (table) => {
    let before = new Map<string, DOMRect>();
    let duration = 0; // of a journey; 0 where nothing may move
    const pieces = () => [...table.querySelectorAll('[data-piece]')].map((node) => ({ node, id: node.getAttribute('data-piece')!, at: node.getBoundingClientRect() }));

    sight.leaving = () => {
      const time = getComputedStyle(table).getPropertyValue('--move');
      duration = parseFloat(time) * (time.trim().endsWith('ms') ? 1 : 1000);
      before = new Map(duration ? pieces().map(({ id, at }) => [id, at]) : []);
    };
    // All places are read before the first piece moves, so that the browser lays out once.
    $effect(() => {
      void sight.told;
      if (!duration) return;
      const journeys = pieces().map(({ node, id, at }) => ({ node, frames: journey(node, before.get(id), at) }));
      for (const { node, frames } of journeys) if (frames) node.animate(frames, { duration, easing: 'cubic-bezier(.3,.8,.3,1)' });
    });
    return () => (sight.leaving = () => {});
  };

// From where a piece lay to where it lies; one that lay nowhere appears, one that did not move has no journey.
function journey(node: Element, from: DOMRect | undefined, to: DOMRect): Keyframe[] | null {
  if (!from || from.width === 0) return [{ opacity: 0 }, { opacity: 1 }];
  const dx = from.left + from.width / 2 - to.left - to.width / 2;
  const dy = from.top + from.height / 2 - to.top - to.height / 2;
  if (Math.abs(dx) + Math.abs(dy) < 2) return null;
  const scale = unit(node);
  return [{ transform: `translate(${dx / scale}px, ${dy / scale}px)` }, { transform: 'none' }];
}

// Inside a drawing lengths are in its own units.
function unit(node: Element): number {
  const drawn = node instanceof SVGGraphicsElement && !(node instanceof SVGSVGElement && !node.ownerSVGElement);
  return drawn ? (node.getScreenCTM()?.a ?? 1) : 1;
}
