// Which values of an option make sense, and what they mean.
import type { Loose } from '../../wire/told';
import type { Words } from '../../words/words.svelte';

export function valueAbout({ say, has }: Words, option: string, value: string): string {
  const key = `game.meaning.${option}.${value}`;
  return has(key) ? say(key) : '';
}

// Not every value fits every number of players: seats that nobody has, scenarios for more.
export function fits(box: Loose, option: string, value: string, players: number): boolean {
  if (/^\d$/.test(value)) return Number(value) < players;
  if (option === 'sides' && value.length > 1) return value.lastIndexOf('b') < players;
  const scenario = option === 'scenario' && (box?.scenarios as { id: string; min_players: number }[] | undefined)?.find(({ id }) => id === value);
  return !scenario || players >= scenario.min_players;
}
