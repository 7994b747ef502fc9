// Pieces travel: whatever carries data-piece and is drawn elsewhere after an update glides there from where it lay.
import type { Attachment } from 'svelte/attachments';
import type { Sight } from './sight.svelte';

export const travelling =
  (sight: Sight): Attachment<HTMLElement> =>
  (table) => {
    let before = new Map<string, DOMRect>();
    const lie = () => new Map([...table.querySelectorAll('[data-piece]')].map((node) => [node.getAttribute('data-piece')!, node.getBoundingClientRect()]));

    // How long a journey takes; 0 where nothing may move.
    const journey = () => {
      const time = getComputedStyle(table).getPropertyValue('--move');
      return parseFloat(time) * (time.trim().endsWith('ms') ? 1 : 1000);
    };

    $effect.pre(() => {
      void sight.told;
      before = journey() ? lie() : new Map();
    });
    $effect(() => {
      void sight.told;
      const duration = journey();
      if (!duration) return;
      for (const node of table.querySelectorAll<HTMLElement>('[data-piece]')) glide(node, before.get(node.dataset.piece!), duration);
    });
  };

function glide(node: Element, from: DOMRect | undefined, duration: number) {
  const easing = 'cubic-bezier(.3,.8,.3,1)';
  if (!from || from.width === 0) return void node.animate([{ opacity: 0 }, { opacity: 1 }], { duration, easing });
  const to = node.getBoundingClientRect();
  // Inside a drawing lengths are in its own units.
  const scale = node instanceof SVGGraphicsElement && !(node instanceof SVGSVGElement && !node.ownerSVGElement) ? (node.getScreenCTM()?.a ?? 1) : 1;
  const dx = (from.left + from.width / 2 - to.left - to.width / 2) / scale;
  const dy = (from.top + from.height / 2 - to.top - to.height / 2) / scale;
  if (Math.abs(dx) + Math.abs(dy) < 2) return;
  node.animate([{ transform: `translate(${dx}px, ${dy}px)` }, { transform: 'none' }], { duration, easing });
}
