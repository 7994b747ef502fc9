// How much room a finger has: parts of the board and buttons that are smaller than a fingertip.
import type { Page } from '@playwright/test';

const fingertip = 44;

// A stretch of 44 px holds at least 43 whole steps of one, wherever it begins.
const steps = fingertip - 1;

// Every part that may be chosen has a place where a cross as wide and as high as a fingertip lies within it, and every button is as large.
export const tooSmall = (page: Page): Promise<string[]> =>
  page.evaluate((least) => {
    const seen = (node: Element) => node.getClientRects().length > 0;
    const ofBoard = (x: number, y: number) => document.elementFromPoint(x, y)?.closest('.may') ?? null;
    const ofFrame = (x: number, y: number) => document.elementFromPoint(x, y)?.closest('button, a, input') ?? null;
    const run = (hit: (step: number) => boolean) => {
      let [low, high] = [0, 0];
      while (high < least && hit(high + 1)) ++high;
      while (low < least && hit(-low - 1)) ++low;
      return low + high + 1;
    };
    const room = (node: Element, of: typeof ofBoard): [number, number] => {
      node.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      const at = node.getBoundingClientRect();
      let best: [number, number] = [0, 0];
      for (const fx of [0.5, 0.3, 0.7, 0.1, 0.9]) {
        for (const fy of [0.5, 0.3, 0.7, 0.1, 0.9]) {
          const [x, y] = [at.left + at.width * fx, at.top + at.height * fy];
          if (of(x, y) !== node) continue;
          const found: [number, number] = [run((step) => of(x + step, y) === node), run((step) => of(x, y + step) === node)];
          if (Math.min(...found) > Math.min(...best)) best = found;
          if (Math.min(...best) >= least) return best;
        }
      }
      return best;
    };
    const parts = new Map<string, [number, number]>();
    for (const node of document.querySelectorAll<HTMLElement>('.board .may')) {
      if (!seen(node)) continue;
      const [id, found] = [`${node.dataset.part} ${node.dataset.key ?? ''}`, room(node, ofBoard)];
      if (Math.min(...found) >= Math.min(...(parts.get(id) ?? [0, 0]))) parts.set(id, found);
    }
    const buttons = [...document.querySelectorAll<HTMLElement>('.bar button, .bar a, .bar input, .head .tools button, .tabs button')].filter(seen);
    const all: [string, [number, number]][] = [
      ...parts,
      ...buttons.map((node): [string, [number, number]] => [node.getAttribute('aria-label') ?? node.textContent!.trim(), room(node, ofFrame)]),
    ];
    return all.filter(([, found]) => Math.min(...found) < least).map(([id, [width, height]]) => `${id}: ${width} x ${height}`);
  }, steps);
