import { expect, test } from 'vitest';
import icons from '../../art/icons.svg?raw';
import box from '../../../../games/perestroika/components.json';
import { halves, type Box } from './box';
import { details, emblem, ruleOf, signs } from './effects';
import en from './words/en.json';
import ru from './words/ru.json';

const { action_card_kinds: kinds, scenarios } = box as unknown as Box;
const effects = kinds.flatMap((kind) => halves.map((half) => kind[half]));
const ofKind = (id: string) => kinds.find((kind) => kind.id === id)!;

test('every half of the box has a face of icons that exist, a caption and a rule', () => {
  for (const effect of effects) {
    expect(signs(effect).length, effect.op).toBeGreaterThan(0);
    for (const sign of [...signs(effect), emblem(effect)]) if ('icon' in sign) expect(icons).toContain(`id="${sign.icon}"`);
    expect(en.does).toHaveProperty(effect.op);
    expect(ru.does).toHaveProperty(effect.op);
    expect(ruleOf(effect)).toMatch(/^PER-\d+\.\d+$/);
  }
});

test('an exchange shows what is given, what is got, and that it may be repeated', () => {
  expect(signs(ofKind('sleigh').top)).toEqual([
    { text: '1' },
    { icon: 'fur', tint: 'g-fur' },
    { icon: 'arrow', small: true },
    { text: '2' },
    { icon: 'grain', tint: 'g-grain' },
    { icon: 'replay', small: true },
  ]);
});

test('the free field of the Rye Field is told apart from fields that are paid', () => {
  expect(details(ofKind('rye_field').bottom).paid).toBe('free');
  expect(details(ofKind('barley_field').bottom).paid).toBe('many');
  expect(ruleOf(ofKind('rye_field').bottom)).toBe('PER-11.5');
});

test('every scenario of the box has its words', () => {
  for (const { id } of scenarios) {
    expect(en.scenario).toHaveProperty(id);
    expect(ru.scenario).toHaveProperty(id);
  }
});
