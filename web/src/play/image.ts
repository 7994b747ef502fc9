// A piece that is no longer drawn, once more where it was.
export interface Seen {
  node: Element;
  at: DOMRect;
}

const own = ['data-piece', 'data-part', 'data-explained', 'tabindex', 'id']; // what only the piece itself may be called

export function image(table: Element, { node, at }: Seen): HTMLElement {
  const copy = node.cloneNode(true) as HTMLElement | SVGGraphicsElement;
  for (const one of [copy, ...copy.querySelectorAll('*')]) for (const name of own) one.removeAttribute(name);
  const ghost = document.createElement('div');
  ghost.setAttribute('aria-hidden', 'true');
  ghost.style.cssText = 'position:fixed;inset:0 auto auto 0;z-index:30;pointer-events:none';
  table.append(ghost);
  if (copy instanceof SVGGraphicsElement && !(copy instanceof SVGSVGElement)) drawn(ghost, copy, at);
  else {
    copy.style.cssText += `;position:absolute;margin:0;left:${at.left}px;top:${at.top}px;width:${at.width}px;height:${at.height}px`;
    ghost.append(copy);
  }
  return ghost;
}

// A piece of a drawing has a drawing of its own, as large as it was.
function drawn(ghost: Element, copy: SVGGraphicsElement, at: DOMRect) {
  const drawing = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const group = document.createElementNS('http://www.w3.org/2000/svg', 'g');
  drawing.setAttribute('overflow', 'visible');
  drawing.style.cssText = 'width:1px;height:1px';
  copy.removeAttribute('transform');
  group.append(copy);
  drawing.append(group);
  ghost.append(drawing);
  const { x, y, width } = copy.getBBox();
  group.setAttribute('transform', `translate(${at.left} ${at.top}) scale(${at.width / (width || 1)}) translate(${-x} ${-y})`);
}
