import { expect, test } from 'vitest';
import { route } from './routes';

const at = (path: string) => route(new URL(path, 'http://x'));

test('every path of the page is known', () => {
  expect(at('/').page).toBe('home');
  expect(at('/new/ivan')).toMatchObject({ page: 'new', params: { game: 'ivan' } });
  expect(at('/table/12ab')).toMatchObject({ page: 'table', params: { id: '12ab' } });
  expect(at('/join/12ab/Zz_9-')).toMatchObject({ page: 'join', params: { table: '12ab', invitation: 'Zz_9-' } });
  expect(at('/replay/12ab').page).toBe('replay');
  expect(at('/rules/catherine').page).toBe('rules');
  expect(at('/learn').page).toBe('lessons');
  expect(at('/learn/stroganov')).toMatchObject({ page: 'learn', params: { game: 'stroganov' } });
  expect(at('/me').page).toBe('me');
  expect(at('/about').page).toBe('about');
});

test('a path that means nothing leads nowhere', () => {
  for (const path of ['/nothing', '/table', '/table/1/2', '/new', '/join/12ab']) expect(at(path).page).toBe('nowhere');
});

test('a slash at the end changes nothing', () => expect(at('/learn/').page).toBe('lessons'));

test('query and anchor come along', () => {
  const found = at('/table/12ab?seat=2&learn=1');
  expect(found.query.get('seat')).toBe('2');
  expect(at('/rules/ivan#IVN-6.3').hash).toBe('IVN-6.3');
});

test('a broken escape does no harm', () => expect(at('/new/%E0%A4%A').params.game).toBe('%E0%A4%A'));
