import { expect, test } from 'vitest';
import { follow } from './standing';

const before = new Map([
  ['tver', ['w-1', 'w-2']],
  ['pskov', ['w-3']],
]);

test('pieces that can stay keep their places', () => expect(follow(before, { tver: 2, pskov: 1 }, 'w')).toEqual(before));
test('a piece that is missing in one place has gone where one was added', () => {
  const after = follow(before, { tver: 1, pskov: 1, moscow: 1 }, 'w');
  expect(after.get('tver')).toEqual(['w-1']);
  expect(after.get('moscow')).toEqual(['w-2']);
});
test('what comes from the supply is new', () => expect(follow(before, { tver: 3, pskov: 1 }, 'w').get('tver')).toEqual(['w-1', 'w-2', 'w-4']));
test('what went to the supply is gone', () => expect(follow(before, { tver: 1 }, 'w')).toEqual(new Map([['tver', ['w-1']]])));
