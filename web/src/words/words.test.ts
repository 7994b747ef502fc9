// Every text that is used exists, and every text that exists is used. That both languages say the same is checked by tools/check-words.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { Words, type Tree } from './words.svelte';

const root = new URL('../', import.meta.url).pathname;
const read = (path: string) => readFileSync(root + path, 'utf8');
const tree = (path: string): Tree => JSON.parse(read(path));

function flat(texts: Tree, path = ''): Map<string, string> {
  return new Map(Object.entries(texts).flatMap(([key, text]): [string, string][] => (typeof text === 'string' ? [[path + key, text]] : [...flat(text, `${path}${key}.`)])));
}

// Keys as a source names them: whole, or with gaps that are filled in later.
function named(source: string): { said: string[]; literals: Set<string>; patterns: RegExp[] } {
  const said = [...source.matchAll(/\b(?:say|has)\(\s*'([^']+)'/g)].map(([, key]) => key);
  const literals = new Set([...source.matchAll(/'([\w-]+(?:\.[\w-]+)+|\w+)'/g)].map(([, key]) => key));
  const patterns = [...source.matchAll(/`([\w-]+\.[^`\s]*)`/g)]
    .map(([, key]) => key)
    .filter((key) => key.includes('${'))
    .map((key) => new RegExp(`^${key.replaceAll('.', '\\.').replace(/\$\{[^}]*\}/g, '.+')}$`));
  return { said, literals, patterns };
}

const sources = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((path) => /\.(svelte|ts)$/.test(path) && !path.endsWith('.test.ts') && path !== 'wire/messages.ts');
const gather = (paths: string[]) => named(paths.map(read).join('\n'));
const ofPage = sources.filter((path) => !/^boards\/\w+\//.test(path));
const isOurs = (key: string) => !/^(game|board)\./.test(key);

describe('the words of the page', () => {
  const keys = [...flat(tree('words/en.json')).keys()];
  const all = gather(sources);
  test('every key that is said exists', () => {
    const missing = gather(ofPage).said.filter((key) => isOurs(key) && !keys.includes(key));
    expect(missing).toEqual([]);
  });
  test('every key with gaps fits some text', () => {
    const tops = new Set(keys.map((key) => key.split('.')[0]));
    const ours = gather(ofPage).patterns.filter(({ source }) => tops.has(source.slice(1).split('\\.')[0]));
    expect(ours.filter((pattern) => !keys.some((key) => pattern.test(key)))).toEqual([]);
  });
  test('no text is unused', () => {
    expect(keys.filter((key) => !all.literals.has(key) && !all.patterns.some((pattern) => pattern.test(key)))).toEqual([]);
  });
});

const drawn = readdirSync(`${root}boards`, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
const plain = 'plain'; // of any game

describe.each(drawn)('the words of the board of %s', (game) => {
  const folder = `boards/${game}`;
  const keys = [...flat(tree(`${folder}/words/en.json`)).keys()].map((key) => `board.${key}`);
  const theirs = [...(game === plain ? [] : flat(tree(`../../games/${game}/words/en.json`)).keys())].map((key) => `game.${key}`);
  const page = [...flat(tree('words/en.json')).keys()];
  const used = gather(sources.filter((path) => path.startsWith(`${folder}/`)));
  test('every key that is said exists', () => expect(used.said.filter((key) => ![...keys, ...theirs, ...page].includes(key))).toEqual([]));
  test('no text is unused', () => {
    expect(keys.filter((key) => !used.literals.has(key) && !used.patterns.some((pattern) => pattern.test(key)))).toEqual([]);
  });
});

describe('saying', () => {
  const words = new Words();
  words.speak('ru', { count: '{n, plural, one {# очко} few {# очка} many {# очков} other {# очка}}', deep: { er: 'да' } });
  test('counts in Russian', () => expect([1, 2, 5, 21].map((n) => words.say('count', { n }))).toEqual(['1 очко', '2 очка', '5 очков', '21 очко']));
  test('finds texts inside texts', () => expect(words.say('deep.er')).toBe('да'));
  test('shows a key without a text as it is', () => expect([words.say('deep'), words.has('deep'), words.has('deep.er')]).toEqual(['deep', false, true]));
});
