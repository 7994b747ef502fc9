import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { examples, games, manifestOf } from '../../games';
import { isGlossary, nearest, rulesIn, search, spokenIn, termsIn } from './index';
import { blocks, plain, spans } from './markdown';

const folder = new URL('../../../../docs/rules/', import.meta.url);
const files = readdirSync(folder).filter((file) => file.endsWith('.md'));
const rulesOf = (file: string) => blocks(readFileSync(new URL(file, folder), 'utf8'));

test('text is cut into its emphasis, and numbers of rules are links', () => {
  expect(spans('**IVN-6.3** is *not* `code`, see IVN-7.1 and [this](https://x.y)')).toEqual([
    { kind: 'bold', text: 'IVN-6.3' },
    { kind: 'plain', text: ' is ' },
    { kind: 'italic', text: 'not' },
    { kind: 'plain', text: ' ' },
    { kind: 'code', text: 'code' },
    { kind: 'plain', text: ', see ' },
    { kind: 'rule', text: 'IVN-7.1' },
    { kind: 'plain', text: ' and ' },
    { kind: 'link', text: 'this', href: 'https://x.y' },
  ]);
});

test('links to anywhere but the web are plain text', () => expect(spans('[a](javascript:alert)')).toEqual([{ kind: 'plain', text: 'a' }]));

test('lists hold lists', () => {
  const [list] = blocks('- **IVN-1.1** one\n  goes on\n  1. first\n  2. second\n- two');
  expect(list).toMatchObject({ kind: 'list', ordered: false, items: [{ id: 'IVN-1.1', text: '**IVN-1.1** one goes on' }, { text: 'two' }] });
  expect(list.kind === 'list' && list.items[0].inside[0]).toMatchObject({ kind: 'list', ordered: true, items: [{ text: 'first' }, { text: 'second' }] });
});

test('tables and drawings', () => {
  expect(blocks('| a | b |\n|---|---|\n| 1 | |\n\n```\nx -> y\n```')).toEqual([
    { kind: 'table', head: ['a', 'b'], rows: [['1', '']] },
    { kind: 'code', text: 'x -> y' },
  ]);
});

test('every game whose manifest tells how its rules are numbered has rules', () => {
  const told = [...games, ...examples].filter(({ rules }) => rules).map(({ id }) => `${id}.md`);
  expect(files.filter((file) => file.split('.').length === 2).toSorted()).toEqual(told.toSorted());
});

describe.each(files)('%s', (file) => {
  const [game, tongue] = file.split('.');
  const all = rulesOf(file);
  const rules = rulesIn(all);
  const { prefix, numbers } = manifestOf(game)!.rules!;
  const isExample = examples.some(({ id }) => id === game); // so small that it may need no glossary

  test('have rules with the numbers that the manifest tells of, each once', () => {
    const number = new RegExp(`^\\s*(?:[-*] +|\\d+\\. +)?(?:\\*\\*|\\| *(?:\\*\\*)?)(${numbers})(?![\\w.-]*\\w)`, 'gm');
    const written = new Set([...readFileSync(new URL(file, folder), 'utf8').matchAll(number)].map(([, id]) => id));
    const own = (ids: string[]) => ids.filter((id) => new RegExp(`^${prefix}-\\d+\\.`).test(id)).toSorted();
    expect(own(rules.map(({ id }) => id))).toEqual(own([...written]));
    expect(own([...written])).not.toEqual([]);
    expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
  });

  test('every rule that the game cites has an anchor, or stands in one that has', () => {
    const ids = rules.map(({ id }) => id);
    const own = new URL(`../../../../${isExample ? 'examples' : 'games'}/${game}/`, import.meta.url);
    const sources = [...readdirSync(own).filter((name) => /\.[ch]pp$/.test(name)), 'words/en.json'];
    const text = sources.map((name) => readFileSync(new URL(name, own), 'utf8')).join('');
    const cited = new Set(text.match(new RegExp(`${prefix}-\\d+(\\.\\d+)+`, 'g')));
    expect([...cited].filter((id) => !nearest(ids, id))).toEqual([]);
  });

  test('are found by number and by words', () => {
    const one = rules.find(({ id }) => id.startsWith(prefix) && id.includes('.'))!;
    expect(search(rules, one.id)[0].id).toBe(one.id);
    expect(search(rules, one.id.split('-')[1].toLowerCase()).map(({ id }) => id)).toContain(one.id);
    const words = plain(one.text).split(' ').slice(1, 5).join(' ');
    expect(search(rules, words).map(({ id }) => id)).toContain(one.id);
    expect(search(rules, 'no such words anywhere')).toEqual([]);
    expect(search(rules, ' ')).toEqual([]);
  });

  test('are told in the language that their name says, with the same addresses as in English', () => {
    expect(spokenIn(all)).toBe(tongue === 'ru' ? 'ru' : 'en');
    const english = rulesOf(`${game}.md`);
    const headings = (some: typeof all) => some.flatMap((block) => (block.kind === 'heading' ? [block.id] : []));
    expect(headings(all)).toEqual(headings(english));
    expect(rules.map(({ id }) => id)).toEqual(rulesIn(english).map(({ id }) => id));
    if (!isExample) expect(all.filter(isGlossary)).toHaveLength(1);
  });

  test.skipIf(isExample)('have a glossary in both languages', () => {
    const terms = termsIn(all);
    expect(terms.length).toBeGreaterThan(40);
    expect(terms).toHaveLength(termsIn(rulesOf(`${game}.md`)).length);
    for (const { ru } of terms) expect(ru).toMatch(/[а-яё]/i);
  });
});

test('a number inside a rule leads to that rule', () => {
  expect(nearest(['IVN-6.3', 'IVN-6'], 'IVN-6.3.2')).toBe('IVN-6.3');
  expect(nearest(['IVN-6.3'], 'IVN-7.1')).toBeNull();
});

test('е is found where ё is written, and the other way round', () => {
  const rules = rulesIn(blocks('- **IVN-1.1** Ход идёт по кругу, черед за черёдом.'));
  expect(search(rules, 'идет')).toHaveLength(1);
  expect(search(rules, 'чёред')).toHaveLength(1);
});
