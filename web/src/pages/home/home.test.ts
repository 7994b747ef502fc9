import { expect, test } from 'vitest';
import type { TableShown } from '../../wire/http';
import { invitationIn } from './invitation';
import { mayJoin, sorted } from './seats';

const id = '0123456789abcdef0123456789abcdef';

test('an invitation is found in a link and in its codes', () => {
  expect(invitationIn(` https://tsardom.example/join/${id}/Ab-9_z `)).toBe(`/join/${id}/Ab-9_z`);
  expect(invitationIn(`${id}/Ab-9_z`)).toBe(`/join/${id}/Ab-9_z`);
  expect(invitationIn(`http://localhost:8080/table/${id}?seat=1`)).toBe(`/table/${id}`);
});

test('anything else is no invitation', () => {
  for (const text of ['', 'hello', `/join/${id}`, `javascript:alert(1)`, `/join/${id}/a b`]) expect(invitationIn(text)).toBeNull();
});

const table = (more: Partial<TableShown>): TableShown => ({ table: id, game: 'ivan', stage: 'playing', options: {}, places: [], listed: false, host: false, your_turn: false, made: 0, ...more });

test('my turn comes first, finished games last, the latest before the others', () => {
  const all = [table({ stage: 'over', changed: 9 }), table({ changed: 1 }), table({ changed: 2 }), table({ stage: 'gathering' }), table({ your_turn: true })];
  expect(sorted(all)).toEqual([all[4], all[2], all[1], all[3], all[0]]);
});

test('one may sit down at a listed table that gathers, with an open seat, where one does not sit yet', () => {
  const open = table({ stage: 'gathering', listed: true, places: [{ kind: 'person' }, { kind: 'open' }] });
  expect(mayJoin(open)).toBe(true);
  expect(mayJoin({ ...open, listed: false })).toBe(false);
  expect(mayJoin({ ...open, stage: 'playing' })).toBe(false);
  expect(mayJoin({ ...open, places: [{ kind: 'invited' }] })).toBe(false);
  expect(mayJoin({ ...open, places: [{ kind: 'person', yours: true }, { kind: 'open' }] })).toBe(false);
});
