// The manifests of all games for what runs outside the page: the build, the tests, the tools.
import { existsSync, readdirSync, readFileSync } from 'node:fs';

const root = new URL('../../', import.meta.url);
const folders = (kind) => readdirSync(new URL(`${kind}/`, root)).map((name) => `${kind}/${name}/manifest.json`).filter((path) => existsSync(new URL(path, root)));
const read = (path) => JSON.parse(readFileSync(new URL(path, root), 'utf8'));

export const games = folders('games').map(read);
export const examples = folders('examples').map(read);

const usualSeats = ['cinnabar', 'lapis', 'saffron', 'malachite'];

// The accent of each game by day and by night, and the pigments of its seats.
export const colours = () =>
  [...games, ...examples]
    .map(({ id, accent, seats = usualSeats }) => {
      const pigments = seats.map((pigment, at) => `--p${at + 1}:var(--pig-${pigment});--p${at + 1}-on:var(--pig-${pigment}-on);`).join('');
      const night = `[data-theme=dark][data-game=${id}],[data-theme=dark] [data-game=${id}]`;
      return `[data-game=${id}]{${pigments}--accent:${accent.day};--accent-2:${accent.second}}\n${night}{--accent:${accent.night}}\n`;
    })
    .join('');

// The friezes and card backs: those that lie beside the board of a game, and for every other game the ones of the house in its colours.
export const ornaments = () =>
  [...games, ...examples]
    .map(({ id }) => {
      const own = new URL(`web/src/boards/${id}/ornament.svg`, root);
      return existsSync(own) ? readFileSync(own, 'utf8') : readFileSync(new URL('web/src/art/ornament.svg', root), 'utf8').replaceAll('GAME', id);
    })
    .join('');
