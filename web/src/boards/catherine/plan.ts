// What a seat has picked so far while all choose at once: nothing moves until the last has chosen, so the page lays it out as a plan.
import type { Box, Card, Player } from './game';

export interface Plan {
  row: string[]; // cards that will lie in the action row
  activation: string | null; // the card that will activate
  slot: number | null; // where it will lie; null: not yet said
  paid: string[]; // cards that will be discarded
  city: string | null; // where a residence will stand
}

const nothing: Plan = { row: [], activation: null, slot: null, paid: [], city: null };
const taken = 1; // the pick of a mode: perform, take

export function plan(box: Box, step: string | undefined, player: Player): Plan {
  const { picks } = player;
  if (picks.length === 0) return nothing;
  const cards = (from: number[]) => from.map((index) => box.project_cards.items[index].id);
  const city = (index: number | undefined) => (index === undefined ? null : (box.cities.items[index]?.id ?? null));
  switch (step) {
    case 'choose_row':
      return { ...nothing, row: cards(picks) };
    case 'play_cards':
      return { ...nothing, row: cards(picks.slice(0, 1)), activation: cards(picks.slice(1, 2))[0] ?? null, slot: picks[2] ?? null };
    case 'book_build':
      return { ...nothing, city: city(picks[0]) };
    case 'activate':
    case 'resolve':
      return activated(player, box, cards, city);
  }
  return nothing;
}

// The picks stand in this order: mode, cards of the cost, city, mode of the bonus, cards of the bonus.
function activated(player: Player, box: Box, cards: (from: number[]) => string[], city: (index: number | undefined) => string | null): Plan {
  const card = target(player, box);
  if (!card || player.picks[0] !== taken) return nothing;
  const paid = player.picks.slice(1, 1 + card.action.discard);
  const rest = player.picks.slice(1 + card.action.discard);
  const built = card.action.code.startsWith('BUILD') ? rest.shift() : undefined;
  const given = rest.shift() === taken ? rest : [];
  return { ...nothing, paid: cards([...paid, ...given]), city: city(built) };
}

function target(player: Player, box: Box): Card | undefined {
  const id = player.slot === null ? undefined : player.row[player.slot];
  return box.project_cards.items.find((card) => card.id === id);
}
