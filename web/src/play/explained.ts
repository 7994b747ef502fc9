// When the tip of a thing comes and goes: it comes on hovering, focus and a long press. It waits a little before it goes, so that one can
// reach the link in it; under a finger it stays until something else is touched.
interface Tip {
  show: () => void;
  hide: () => void;
  touch: () => void; // where it is no part of the board that a move could touch
}

const patience = { hover: 350, press: 500, leave: 400 };

export function explained(node: HTMLElement | SVGElement, { show, hide, touch }: Tip): () => void {
  let timer = 0;
  const later = (ms: number, act: () => void) => {
    clearTimeout(timer);
    timer = window.setTimeout(act, ms);
  };
  const elsewhere = (event: Event) => {
    if ((event.target as Element).closest('.tip')) return;
    document.removeEventListener('pointerdown', elsewhere, true);
    hide();
  };
  const pressed = () => {
    show();
    document.addEventListener('pointerdown', elsewhere, true);
    node.addEventListener('click', swallow, { capture: true, once: true });
  };
  // A long press only asks what this is.
  const swallow = (event: Event) => event.stopImmediatePropagation();
  const isPlain = (target: Element) => target.closest('[data-part], button, a') === null && target.closest('[data-explained]') === node;
  const heard: [string, (event: PointerEvent) => void][] = [
    ['pointerenter', ({ pointerType }) => pointerType !== 'touch' && later(patience.hover, show)],
    [
      'pointerdown',
      ({ pointerType, target }) => {
        node.removeEventListener('click', swallow, true);
        if (pointerType === 'touch' && (target as Element).closest('[data-explained]') === node) later(patience.press, pressed);
      },
    ],
    ['pointerup', ({ pointerType }) => pointerType === 'touch' && clearTimeout(timer)],
    ['pointercancel', () => clearTimeout(timer)],
    ['pointerleave', ({ pointerType }) => (pointerType === 'touch' ? clearTimeout(timer) : later(patience.leave, hide))],
    ['contextmenu', (event) => event.pointerType === 'touch' && event.preventDefault()],
    ['click', ({ target }) => isPlain(target as Element) && touch()],
    ['focus', () => node.matches(':focus-visible') && later(0, show)],
    ['blur', () => later(patience.leave, hide)],
  ];
  for (const [name, act] of heard) node.addEventListener(name, act as EventListener);
  if (node.closest('.board') && !node.hasAttribute('tabindex')) node.setAttribute('tabindex', '-1');
  node.dataset.explained = '';
  return () => {
    clearTimeout(timer);
    document.removeEventListener('pointerdown', elsewhere, true);
    node.removeEventListener('click', swallow, true);
    for (const [name, act] of heard) node.removeEventListener(name, act as EventListener);
  };
}
