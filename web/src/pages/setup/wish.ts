// What is wished at the setup page, and the table that the server is asked for.
import type { Wish } from '../../wire/http';
import type { Game, Option, Place } from '../../wire/messages';

export type ChairKind = 'me' | 'here' | 'open' | 'invited' | 'bot';
export const chairKinds: ChairKind[] = ['me', 'here', 'open', 'invited', 'bot'];

export interface Chair {
  kind: ChairKind;
  name: string; // of whoever sits at this screen; empty: my own
  level: string; // of a bot
}

export type PaceKind = 'none' | 'live' | 'slow';
export interface PaceWish {
  kind: PaceKind;
  bank: number; // minutes live, days slow
  add: number; // seconds live, hours slow
}

export interface Setup {
  chairs: Chair[];
  options: Record<string, string>;
  box: string; // of the house; empty: the usual one
  pace: PaceWish;
  listed: boolean;
  standIn: string; // a level, or empty: nobody plays on
}

export const paces: Record<PaceKind, { banks: number[]; adds: number[]; seconds: [number, number] }> = {
  none: { banks: [], adds: [], seconds: [0, 0] },
  live: { banks: [10, 20, 30, 45, 60, 90], adds: [0, 10, 20, 30, 60], seconds: [60, 1] },
  slow: { banks: [2, 3, 5, 7, 14], adds: [0, 6, 12, 24, 48], seconds: [86_400, 3600] },
};

export const paceOf = (kind: PaceKind): PaceWish => ({ kind, bank: paces[kind].banks[2] ?? 0, add: paces[kind].adds[3] ?? 0 });

export function usualSetup(game: Game, level: string): Setup {
  const players = Math.max(game.players.least, Math.min(2, game.players.most));
  const options = Object.fromEntries(game.options.map(({ name, usual }) => [name, usual]));
  return { chairs: chairs([], players, level), options, box: '', pace: paceOf('none'), listed: false, standIn: level };
}

// As many chairs as players: those there are stay, new ones are bots; the first is mine if nobody sits at this screen.
export function chairs(before: Chair[], players: number, level: string): Chair[] {
  const now = Array.from({ length: players }, (_, seat): Chair => before[seat] ?? { kind: 'bot', name: '', level });
  if (before.length === 0) now[0] = { kind: 'me', name: '', level };
  return now;
}

// I sit on one chair only: whoever sat there takes what I had.
export function seated(chairs: Chair[], seat: number, kind: ChairKind): Chair[] {
  const mine = chairs.findIndex((chair) => chair.kind === 'me');
  return chairs.map((chair, at) => {
    if (at === seat) return { ...chair, kind };
    return kind === 'me' && at === mine ? { ...chair, kind: chairs[seat].kind } : chair;
  });
}

// Options for playing alone are asked only of who plays alone.
export const asked = (options: Option[], players: number): Option[] => options.filter(({ name }) => players === 1 || !name.startsWith('solo_'));

function place(chair: Chair, seat: number, guest: (seat: number) => string): Place {
  if (chair.kind === 'bot') return { kind: 'bot', level: chair.level };
  if (chair.kind === 'open' || chair.kind === 'invited') return { kind: chair.kind };
  const name = chair.name.trim() || (chair.kind === 'here' ? guest(seat + 1) : '');
  return name ? { kind: 'person', name } : { kind: 'person' };
}

export function wishOf(game: Game, setup: Setup, guest: (seat: number) => string): Wish {
  const known = asked(game.options, setup.chairs.length);
  const wish: Wish = {
    game: game.game,
    places: setup.chairs.map((chair, seat) => place(chair, seat, guest)),
    options: Object.fromEntries(known.filter(({ name, usual }) => setup.options[name] !== usual).map(({ name }) => [name, setup.options[name]])),
    listed: setup.listed,
  };
  const { kind, bank, add } = setup.pace;
  if (kind !== 'none') wish.pace = { seconds: bank * paces[kind].seconds[0], add: add * paces[kind].seconds[1] };
  if (setup.box) wish.box = setup.box;
  if (setup.standIn) wish.stand_in = setup.standIn;
  return wish;
}
