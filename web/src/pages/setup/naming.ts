// What options and their values are called: in the game's own words, or by the box.
import type { Loose } from '../../wire/told';
import type { Words } from '../../words/words.svelte';

// Values of these options share their words with others.
const shared: Record<string, string> = {
  solo_coin_when_short: 'agreed',
  solo_trade_fur_becomes_coin: 'agreed',
  solo_rival: 'rival',
  solo_hunt_card: 'hunt_card',
};

interface Named {
  id: string;
  names: Record<string, string>;
  min_players?: number;
}

const inBox = (box: Loose, option: string, value: string): Named | undefined => (box?.[`${option}s`] as Named[] | undefined)?.find?.(({ id }) => id === value);

export function valueName({ say, has, lang }: Words, box: Loose, option: string, value: string): string {
  const key = `game.${shared[option] ?? option}.${value}`;
  if (has(key)) return say(key);
  return inBox(box, option, value)?.names[lang] ?? say('setup.cards', { letter: value.toUpperCase() });
}

export function valueAbout({ say, has }: Words, game: string, option: string, value: string): string {
  const key = `setup.value.${game}.${option}.${value}`;
  return has(key) ? say(key) : '';
}

// Not every value fits every number of players: seats that nobody has, scenarios for more.
export function fits(box: Loose, option: string, value: string, players: number): boolean {
  if (/^\d$/.test(value)) return Number(value) < players;
  if (option === 'sides' && value.length > 1) return value.lastIndexOf('b') < players;
  return players >= (inBox(box, option, value)?.min_players ?? 1);
}
