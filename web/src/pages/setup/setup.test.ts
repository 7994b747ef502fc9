import { expect, test } from 'vitest';
import type { Game } from '../../wire/messages';
import { fits } from './naming';
import { asked, chairs, paceOf, seated, usualSetup, wishOf } from './wish';

const option = (name: string, usual: string) => ({ name, label: name, values: [usual, 'other'], labels: ['', ''], usual });
const game: Game = {
  game: 'stroganov',
  name: 'Stroganov',
  rules: '1',
  players: { least: 1, most: 4 },
  options: [option('setup_furs', 'sorted'), option('solo_rival', 'ivan')],
  score_parts: [],
  boxes: ['short'],
};
const guest = (seat: number) => `Guest ${seat}`;

test('as usual I play against one bot', () => {
  const wish = wishOf(game, usualSetup(game, 'quick'), guest);
  expect(wish.places).toEqual([{ kind: 'person' }, { kind: 'bot', level: 'quick' }]);
  expect(wish).toMatchObject({ game: 'stroganov', options: {}, listed: false, stand_in: 'quick' });
  expect(wish.pace).toBeUndefined();
  expect(wish.box).toBeUndefined();
});

test('another box is played with when it is picked', () => {
  expect(wishOf(game, { ...usualSetup(game, 'quick'), box: 'short' }, guest).box).toBe('short');
});

test('who sits at this screen has a name of their own', () => {
  const setup = usualSetup(game, 'quick');
  setup.chairs = [
    { kind: 'here', name: ' Anna ', level: '' },
    { kind: 'here', name: '', level: '' },
    { kind: 'open', name: '', level: '' },
  ];
  expect(wishOf(game, setup, guest).places).toEqual([{ kind: 'person', name: 'Anna' }, { kind: 'person', name: 'Guest 2' }, { kind: 'open' }]);
});

test('only options that are not as usual are sent, and those for playing alone only when alone', () => {
  const setup = usualSetup(game, 'quick');
  setup.options = { setup_furs: 'other', solo_rival: 'other' };
  expect(wishOf(game, setup, guest).options).toEqual({ setup_furs: 'other' });
  setup.chairs = chairs(setup.chairs, 1, 'quick');
  expect(wishOf(game, setup, guest).options).toEqual({ setup_furs: 'other', solo_rival: 'other' });
  expect(asked(game.options, 2).map(({ name }) => name)).toEqual(['setup_furs']);
});

test('a pace is told in seconds', () => {
  const setup = { ...usualSetup(game, 'quick'), pace: { kind: 'live' as const, bank: 30, add: 20 } };
  expect(wishOf(game, setup, guest).pace).toEqual({ seconds: 1800, add: 20 });
  setup.pace = paceOf('slow') as never;
  expect(wishOf(game, setup, guest).pace).toEqual({ seconds: 5 * 86_400, add: 24 * 3600 });
});

test('I sit on one chair only', () => {
  const before = usualSetup(game, 'quick').chairs;
  expect(seated(before, 1, 'me').map(({ kind }) => kind)).toEqual(['bot', 'me']);
  expect(seated(before, 1, 'open').map(({ kind }) => kind)).toEqual(['me', 'open']);
});

test('values for seats that nobody has are left out', () => {
  expect(fits(null, 'start', '1', 2)).toBe(true);
  expect(fits(null, 'start', '2', 2)).toBe(false);
  expect(fits(null, 'sides', 'aaba', 2)).toBe(false);
  expect(fits(null, 'sides', 'b', 2)).toBe(true);
  const box = { scenarios: [{ id: 'struggle', min_players: 2 }] };
  expect(fits(box, 'scenario', 'struggle', 1)).toBe(false);
  expect(fits(box, 'scenario', 'struggle', 2)).toBe(true);
});
