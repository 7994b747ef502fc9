// What the manifests say is what the boxes and drawings say.
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { examples, games, manifestOf, nameOf, playersOf, titleOf } from './games';
import { colours, ornaments } from '../tools/manifests.mjs';
import { languages } from './wire/told';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const icons = read('web/src/art/icons.svg');
const tokens = read('web/src/art/tokens.css');
const all = [...games.map((game) => ({ game, folder: `games/${game.id}` })), ...examples.map((game) => ({ game, folder: `examples/${game.id}` }))];

describe.each(all)('the manifest in $folder', ({ game, folder }) => {
  const box = JSON.parse(read(`${folder}/components.json`));
  const about = box.game ?? box.meta;

  test('has the id of its folder', () => expect(existsSync(new URL(`../../${folder}/manifest.json`, import.meta.url))).toBe(true));
  test('speaks every language', () => {
    for (const texts of [game.names, game.titles, game.lines, game.scenes]) if (texts) expect(Object.keys(texts)).toEqual(languages);
  });
  test('names the people whom the box names', () => expect([game.designer, game.publisher]).toEqual([about.designer, about.publisher]));
  test('has an icon, pigments and ornaments that are drawn', () => {
    expect(icons).toContain(`<symbol id="${game.icon}"`);
    for (const pigment of game.seats ?? []) expect(tokens).toContain(`--pig-${pigment}-on:`);
    expect(colours()).toContain(`[data-game=${game.id}]{`);
    for (const kind of ['frieze', 'field', 'back']) expect(ornaments()).toContain(`id="${kind}-${game.id}"`);
  });
  test('tells what its picture shows, if it has one', () => expect(game.scenes !== undefined).toBe(existsSync(new URL(`boards/${game.id}/scene.svg`, import.meta.url))));
});

test('the longest game comes first', () => expect(games.map(({ minutes }) => minutes)).toEqual(games.map(({ minutes }) => minutes).toSorted((a, b) => b - a)));

test('a game is called by its name, in full by its title', () => {
  expect([nameOf('catherine', 'en'), titleOf('catherine', 'en')]).toEqual(['Catherine', 'Catherine: The Cities of the Tsarina']);
  expect([nameOf('ivan', 'ru'), titleOf('ivan', 'ru')]).toEqual(['Иван Грозный', 'Иван Грозный']);
  expect(nameOf('chess', 'en')).toBe('chess');
  expect(manifestOf('chess')).toBeUndefined();
});

test('players are told as a range', () => expect([manifestOf('ivan')!, manifestOf('connect_four')!].map(playersOf)).toEqual(['2–4', '2']));
