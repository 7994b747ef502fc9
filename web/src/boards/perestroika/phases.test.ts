import { expect, test } from 'vitest';
import { phaseOf } from './phases';

test('steps belong to the part of the round they are asked in', () => {
  expect(phaseOf('reveal')).toBe('reveal');
  expect(phaseOf('baltic_fee')).toBe('reveal');
  expect(phaseOf('compensation')).toBe('draft');
  expect(phaseOf('hand_limit')).toBe('turns');
});

test('before the first round and after the last there is no phase', () => {
  expect(phaseOf('start_materials')).toBeNull();
  expect(phaseOf(undefined)).toBeNull();
});
