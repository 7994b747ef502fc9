// The cities that the card under the pointer speaks of are ringed on the map.
import type { Box, Card } from './game';

export const spot = $state<{ cities: string[] }>({ cities: [] });

export function citiesOf(card: Card, box: Box): string[] {
  if (card.action.code !== 'BUILD_REGION') return card.cities;
  return box.cities.items.filter((city) => city.colour === card.colour).map((city) => city.id);
}

export const look = (card: Card, box: Box) => (node: HTMLElement) => {
  const cities = citiesOf(card, box);
  if (!cities.length) return;
  const shown = () => (spot.cities = cities);
  const hidden = () => (spot.cities = []);
  const heard: [string, () => void][] = [['pointerenter', shown], ['focus', shown], ['pointerleave', hidden], ['blur', hidden]];
  for (const [name, done] of heard) node.addEventListener(name, done);
  return () => {
    for (const [name, done] of heard) node.removeEventListener(name, done);
    if (spot.cities === cities) hidden();
  };
};
