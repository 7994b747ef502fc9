// What lies in a region, in words: for its tooltips on the board and close up.
import type { Tip } from '../../play/sight.svelte';
import type { Lore } from './lore';

export function regionTips(board: Lore, index: number): Record<'region' | 'village' | 'yurt' | 'wish' | 'outpost', Tip> {
  const { table, thing, text } = board;
  const { say } = table.words;
  const place = board.box.regions.list[index];
  const { fur, village, yurt, outposts } = board.view.regions[index];
  const told = (owner: string, space: number) =>
    owner === 'free' ? say('board.freeSpace', { horses: place.outpost_spaces[space].horses }) : owner === 'neutral' ? say('board.neutral') : board.nameOf(Number(owner));
  const spaces = say('board.outposts', { spaces: outposts.map(told).join(', ') });
  return {
    region: { title: table.named(place), icon: 'region', text: say('board.regionTip', { fur: fur ?? 0 }), rule: 'STR-4.2' },
    village: village ? { title: table.named(thing('villages', village)), icon: 'village', text: text(thing('villages', village).text), rule: 'STR-7.2' } : { title: table.named(place), rule: 'STR-7.2' },
    yurt: yurt ? { title: table.named(thing('yurts', yurt)), icon: 'yurt', text: text(thing('yurts', yurt).text), rule: 'STR-7.3' } : { title: say('board.noYurt'), icon: 'yurt', rule: 'STR-7.3' },
    wish: { title: say('board.noWish'), icon: 'wish', rule: 'STR-7.4' },
    outpost: { title: say('board.outpost'), icon: 'outpost', text: `${spaces}\n${say('board.outpostTip')}`, rule: 'STR-7.5' },
  };
}
