import { expect, test } from 'vitest';
import { uuid } from './uuid';

test('a uuid is of the fourth kind, in small letters, and another each time', () => {
  const some = Array.from({ length: 100 }, uuid);
  for (const one of some) expect(one).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(new Set(some).size).toBe(100);
});
