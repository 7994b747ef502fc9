// What comes into sight flies from where it comes, what leaves flies to where it goes: a piece names its supply with data-home (and with
// data-goes where it ends up elsewhere), the supply names itself with data-supply.
import type { Attachment } from 'svelte/attachments';
import type { Sight } from './sight.svelte';

interface Seen {
  node: Element;
  at: DOMRect;
  matrix: DOMMatrix | null; // of a piece inside a drawing
}

const crowd = 30; // so many at once are another position, not a move
const easing = 'cubic-bezier(.3,.8,.3,1)';

export const supplying =
  (sight: Sight): Attachment<HTMLElement> =>
  (table) => {
    let seen = new Map<string, Seen>();
    const look = () =>
      new Map([...table.querySelectorAll('[data-piece]')].map((node): [string, Seen] => [node.getAttribute('data-piece')!, { node, at: node.getBoundingClientRect(), matrix: matrixOf(node) }]));
    const again = () => (seen = look());
    $effect(() => {
      void sight.told;
      const before = seen;
      const duration = journeyTime(table);
      if (!duration) return void (seen = new Map());
      again();
      const fresh = [...seen].filter(([id]) => !before.has(id)).map(([, piece]) => piece);
      const gone = [...before].filter(([id]) => !seen.has(id)).map(([, piece]) => piece);
      if (before.size === 0 || fresh.length > crowd || gone.length > crowd) return;
      for (const piece of fresh) arrive(table, piece, duration);
      for (const piece of gone) leave(table, piece, duration);
      const timer = setTimeout(again, duration + 50); // when all lie where they belong
      return () => clearTimeout(timer);
    });
    // Whoever does something does not want to wait. Glows go on.
    const skip = () => table.getAnimations({ subtree: true }).forEach((one) => one instanceof CSSAnimation || one.finish());
    const heard: [EventTarget, string, () => void][] = [[table, 'scrollend', again], [window, 'resize', again], [document, 'pointerdown', skip], [document, 'keydown', skip]];
    for (const [where, name, act] of heard) where.addEventListener(name, act, true);
    return () => {
      for (const [where, name, act] of heard) where.removeEventListener(name, act, true);
    };
  };

// How long a journey takes; 0 where nothing may move.
function journeyTime(table: Element): number {
  const time = getComputedStyle(table).getPropertyValue('--move');
  return parseFloat(time) * (time.trim().endsWith('ms') ? 1 : 1000);
}

// Lengths of a piece inside a drawing are in the units of the drawing.
const matrixOf = (node: Element): DOMMatrix | null => (node instanceof SVGGraphicsElement && node.ownerSVGElement ? node.getScreenCTM() : null);

// The supply of this name that one sees.
function supply(table: Element, name: string | null): DOMRect | null {
  if (!name) return null;
  const places = [...table.querySelectorAll(`[data-supply="${CSS.escape(name)}"]`)].map((node) => node.getBoundingClientRect());
  return places.find((at) => at.width > 0 && at.top < innerHeight && at.bottom > 0) ?? null;
}

const between = (from: DOMRect, to: DOMRect) => ({ x: from.left + from.width / 2 - to.left - to.width / 2, y: from.top + from.height / 2 - to.top - to.height / 2 });

function arrive(table: Element, { node, at, matrix }: Seen, duration: number) {
  const from = supply(table, node.getAttribute('data-home'));
  if (!from || at.width === 0) return;
  const { x, y } = between(from, at);
  const unit = matrix?.a ?? 1;
  node.animate([{ transform: `translate(${x / unit}px, ${y / unit}px)` }, { transform: 'none' }], { duration, easing });
}

function leave(table: Element, { node, at, matrix }: Seen, duration: number) {
  const to = supply(table, node.getAttribute('data-goes') ?? node.getAttribute('data-home'));
  if (!to || at.width === 0 || node.isConnected) return;
  const ghost = image(node, at, matrix);
  table.append(ghost);
  const { x, y } = between(to, at);
  const flight = ghost.animate([{ transform: 'none' }, { transform: `translate(${x}px, ${y}px)`, opacity: 0.2 }], { duration, easing });
  flight.onfinish = flight.oncancel = () => ghost.remove();
}

// A piece that is no longer drawn, once more where it was.
function image(node: Element, at: DOMRect, matrix: DOMMatrix | null): HTMLElement {
  const copy = node.cloneNode(true) as HTMLElement;
  for (const one of [copy, ...copy.querySelectorAll('*')]) for (const name of ['data-piece', 'data-part', 'data-explained', 'tabindex', 'id']) one.removeAttribute(name);
  const ghost = document.createElement('div');
  ghost.setAttribute('aria-hidden', 'true');
  ghost.style.cssText = 'position:fixed;inset:0 auto auto 0;z-index:30;pointer-events:none';
  if (!matrix) {
    copy.style.cssText += `;position:absolute;margin:0;left:${at.left}px;top:${at.top}px;width:${at.width}px;height:${at.height}px`;
    ghost.append(copy);
    return ghost;
  }
  const { a, b, c, d, e, f } = matrix;
  const drawing = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const group = document.createElementNS('http://www.w3.org/2000/svg', 'g');
  drawing.setAttribute('overflow', 'visible');
  drawing.style.cssText = 'width:1px;height:1px';
  group.setAttribute('transform', `matrix(${a} ${b} ${c} ${d} ${e} ${f})`);
  group.append(copy);
  drawing.append(group);
  ghost.append(drawing);
  return ghost;
}
