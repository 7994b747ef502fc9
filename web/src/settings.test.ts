import { expect, test } from 'vitest';
import { restored, usual } from './settings.svelte';

test('without anything kept the language of the browser is spoken', () => {
  expect(restored(null, ['ru-RU', 'en']).lang).toBe('ru');
  expect(restored(null, ['de-DE', 'ru']).lang).toBe('en');
  expect(restored(null, []).lang).toBe('en');
});

test('sound is off until somebody asks for it', () => expect(usual(['en']).sound).toBe(false));

test('what was kept comes back', () => {
  const kept = { lang: 'ru', theme: 'dark', zoom: 1.2, motion: false, sound: true, hints: false };
  expect(restored(JSON.stringify(kept), ['en'])).toEqual(kept);
});

test('what makes no sense is as usual', () => {
  for (const broken of ['{', 'null', '7', '[]', '{"lang":"xx","theme":"pink","zoom":9,"motion":"no","sound":1}']) expect(restored(broken, ['en'])).toEqual(usual(['en']));
});
