// How the page looks and speaks, kept in this browser: one `settings`, one `words` for the whole page.
import type { Lang } from './wire/told';
import { languages } from './wire/told';
import { ofPage } from './words/load';
import { Words, type Tree } from './words/words.svelte';

export type Theme = 'system' | 'light' | 'dark';
export const zooms = [1, 1.1, 1.2, 1.3];

export interface Kept {
  lang: Lang;
  theme: Theme;
  zoom: number;
  motion: boolean; // false: nothing moves, whatever the system says
  sound: boolean;
  hints: boolean; // a first game is explained
}

const place = 'tsardom.settings';
const spoken = (wished: readonly string[]): Lang => languages.find((lang) => wished.some((wish) => wish.toLowerCase().startsWith(lang))) ?? 'en';

export const usual = (wished: readonly string[]): Kept => ({ lang: spoken(wished.slice(0, 1)), theme: 'system', zoom: 1, motion: true, sound: false, hints: true });

// What was kept, as far as it still makes sense.
export function restored(text: string | null, wished: readonly string[]): Kept {
  const kept = usual(wished);
  let found: Partial<Kept>;
  try {
    found = JSON.parse(text ?? '{}') ?? {};
  } catch {
    return kept;
  }
  if (languages.includes(found.lang as Lang)) kept.lang = found.lang as Lang;
  if (['system', 'light', 'dark'].includes(found.theme as Theme)) kept.theme = found.theme as Theme;
  if (zooms.includes(found.zoom as number)) kept.zoom = found.zoom as number;
  for (const flag of ['motion', 'sound', 'hints'] as const) if (typeof found[flag] === 'boolean') kept[flag] = found[flag];
  return kept;
}

// A browser may forbid to keep anything.
const storage = (): Storage | null => {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
};

export const settings: Kept = $state(restored(storage()?.getItem(place) ?? null, globalThis.navigator?.languages ?? []));
export const words = new Words();

type Texts = (lang: Lang) => Promise<Tree>;
let texts: Texts = ofPage;
let latest = 0;

// Speaks with these texts from now on, in whatever language is set. The last call wins.
export async function read(wanted: Texts = ofPage): Promise<void> {
  texts = wanted;
  const turn = ++latest;
  const lang = settings.lang;
  const tree = await wanted(lang);
  if (turn === latest) words.speak(lang, tree);
}

const night = () => matchMedia('(prefers-color-scheme: dark)');
export const isDark = (): boolean => settings.theme === 'dark' || (settings.theme === 'system' && night().matches);
export const turnTheme = () => (settings.theme = isDark() ? 'light' : 'dark');
export const turnLang = () => (settings.lang = settings.lang === 'en' ? 'ru' : 'en');

function dress(root: HTMLElement) {
  if (isDark()) root.dataset.theme = 'dark';
  else delete root.dataset.theme;
  root.dataset.motion = settings.motion ? 'full' : 'less';
  root.style.setProperty('--text-zoom', String(settings.zoom));
}

// Applies the settings to the page and keeps them; `heard` is told when the language was changed.
export function applySettings(root: HTMLElement, heard: (lang: Lang) => void) {
  let before: Lang = settings.lang;
  night().addEventListener('change', () => dress(root));
  $effect.root(() => {
    $effect(() => dress(root));
    $effect(() => storage()?.setItem(place, JSON.stringify(settings)));
    $effect(() => void (root.lang = words.lang));
    $effect(() => {
      if (settings.lang === before) return;
      before = settings.lang;
      void read(texts);
      heard(settings.lang);
    });
  });
}
