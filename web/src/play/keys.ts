// The whole game by keyboard: digits pick, Enter confirms, U undoes, Esc steps back, arrows go to the neighbour that may be chosen, with
// Shift to any thing there is; ? opens the rule of what is explained or asked.
import type { Attachment } from 'svelte/attachments';
import { rulesTab } from './rulesTab';
import type { Sight } from './sight.svelte';

const arrows: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

// 1 then 2 within this time picks 12 where there are so many.
const patience = 900;

export const keys =
  (sight: Sight, undo: () => void): Attachment<HTMLElement> =>
  (table) => {
    let typed = '';
    let when = 0;

    const digit = (key: string) => {
      typed = performance.now() - when < patience ? typed + key : key;
      when = performance.now();
      const offered = sight.choosing.offered;
      if (Number(typed) > offered.length || typed.startsWith('0')) typed = key;
      const move = offered[Number(typed) - 1];
      if (move) sight.choosing.choose(move);
    };

    const press = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement;
      if (event.ctrlKey || event.altKey || event.metaKey || target.closest('input, textarea, select, dialog')) return;
      if (arrows[event.key] && step(table, arrows[event.key], event.shiftKey ? '[data-explained]' : '.may, .chosen')) return event.preventDefault();
      if (event.key === '?') return rulesTab.open(sight.game, (sight.tip?.rule ?? sight.told.prompt?.rule)?.split(', ')[0]);
      if (sight.still) return;
      if (/^\d$/.test(event.key)) digit(event.key);
      else if (event.key === 'Enter' && sight.choosing.chosen && !target.closest('a, button, [role=button]')) sight.commit();
      else if (event.key === 'u' || event.key === 'U') undo();
      else if (event.key === 'Escape') sight.choosing.back(), (sight.tip = null);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  };

// Moves the focus to the nearest such thing in this direction. False when the focus is not on the board.
function step(table: HTMLElement, [dx, dy]: [number, number], things: string): boolean {
  const board = table.querySelector('.board');
  const all = [...(board?.querySelectorAll<HTMLElement>(things) ?? [])].filter((node) => node.getClientRects().length > 0);
  const here = document.activeElement;
  if (!board || !all.length || (here !== document.body && !board.contains(here))) return false;
  const linked = (here as HTMLElement)?.dataset?.near?.split(' ') ?? [];
  const from = centre(board.contains(here) && here ? here : board);
  const beyond = all
    .filter((node) => node !== here)
    .map((node) => ({ node, at: centre(node) }))
    .map(({ node, at }) => ({ node, linked: linked.includes(node.dataset.part ?? ''), along: (at.x - from.x) * dx + (at.y - from.y) * dy, aside: Math.abs((at.x - from.x) * dy) + Math.abs((at.y - from.y) * dx) }))
    .filter(({ along }) => along > 1 || here === document.body)
    .sort((a, b) => rank(a) - rank(b));
  beyond[0]?.node.focus();
  return true;
}

// Where roads lead in this direction comes first, then what is near and straight ahead.
const rank = ({ linked, along, aside }: { linked: boolean; along: number; aside: number }) => along + 2 * aside - (linked && along > aside ? 10_000 : 0);

function centre(node: Element): { x: number; y: number } {
  const at = node.getBoundingClientRect();
  return { x: at.left + at.width / 2, y: at.top + at.height / 2 };
}
