// Pieces travel: whatever carries data-piece and is drawn elsewhere after an update glides there from where it lay. What comes into sight
// flies from its supply and what leaves flies to it: a piece names its supply with data-home (and with data-goes where it ends up
// elsewhere), the supply names itself with data-supply.
import type { Attachment } from 'svelte/attachments';
import { image, type Seen } from './image';
import type { Sight } from './sight.svelte';

const crowd = 30; // so many new or gone at once are another position, not a move
const easing = 'cubic-bezier(.3,.8,.3,1)';

export const travelling =
  (sight: Sight): Attachment<HTMLElement> =>
  (table) => {
    let before = new Map<string, Seen>();
    let duration = 0; // of a journey; 0 where nothing may move
    const look = () => new Map([...table.querySelectorAll('[data-piece]')].map((node): [string, Seen] => [node.getAttribute('data-piece')!, { node, at: node.getBoundingClientRect() }]));

    sight.leaving = () => {
      duration = journeyTime(table);
      before = new Map(duration ? look() : []);
    };
    // All places are read before the first piece moves, so that the browser lays out once.
    $effect(() => {
      void sight.told;
      if (before.size === 0) return;
      const now = look();
      const gone = [...before].filter(([id, { node }]) => !now.has(id) && !node.isConnected).map(([, piece]) => piece);
      if (gone.length > crowd || now.size - before.size > crowd) return;
      const journeys = [...now].map(([id, piece]) => ({ piece, frames: journey(piece, before.get(id) ?? supply(table, piece.node.getAttribute('data-home'))) }));
      const partings = gone.map((piece) => ({ piece, to: supply(table, piece.node.getAttribute('data-goes') ?? piece.node.getAttribute('data-home')) }));
      for (const { piece, frames } of journeys) if (frames) piece.node.animate(frames, { duration, easing });
      for (const { piece, to } of partings) if (to) part(table, piece, to, duration);
    });
    // Whoever does something does not want to wait. Glows go on.
    const skip = () => table.getAnimations({ subtree: true }).forEach((one) => one instanceof CSSAnimation || one.finish());
    for (const name of ['pointerdown', 'keydown']) document.addEventListener(name, skip, true);
    return () => {
      for (const name of ['pointerdown', 'keydown']) document.removeEventListener(name, skip, true);
      sight.leaving = () => {};
    };
  };

function journeyTime(table: Element): number {
  const time = getComputedStyle(table).getPropertyValue('--move');
  return parseFloat(time) * (time.trim().endsWith('ms') ? 1 : 1000);
}

// The supply of this name that one sees.
function supply(table: Element, name: string | null): Seen | undefined {
  if (!name) return undefined;
  const places = [...table.querySelectorAll(`[data-supply="${CSS.escape(name)}"]`)].map((node) => ({ node, at: node.getBoundingClientRect() }));
  return places.find(({ at }) => at.width > 0 && at.top < innerHeight && at.bottom > 0);
}

const between = (from: DOMRect, to: DOMRect): [number, number] => [from.left + from.width / 2 - to.left - to.width / 2, from.top + from.height / 2 - to.top - to.height / 2];

// From where a piece lay to where it lies; one that lay nowhere appears, one that did not move has no journey.
function journey({ node, at }: Seen, from?: Seen): Keyframe[] | null {
  if (at.width === 0) return null;
  if (!from || from.at.width === 0) return [{ opacity: 0 }, { opacity: 1 }];
  const [x, y] = between(from.at, at);
  if (Math.abs(x) + Math.abs(y) < 2) return null;
  const scale = unit(node);
  return [{ transform: `translate(${x / scale}px, ${y / scale}px)` }, { transform: 'none' }];
}

// Inside a drawing lengths are in its own units.
const unit = (node: Element): number => (node instanceof SVGGraphicsElement && node.ownerSVGElement ? (node.getScreenCTM()?.a ?? 1) : 1);

function part(table: Element, piece: Seen, to: Seen, duration: number) {
  if (piece.at.width === 0) return;
  const ghost = image(table, piece);
  const [x, y] = between(to.at, piece.at);
  const flight = ghost.animate([{ transform: 'none' }, { transform: `translate(${x}px, ${y}px)`, opacity: 0.2 }], { duration, easing });
  flight.onfinish = flight.oncancel = () => ghost.remove();
}
