// Each page is loaded when it is opened.
import type { Component } from 'svelte';
import type { Page, Route } from '../routes';

type Made = Component<{ route: Route }>;

const page = (load: () => Promise<{ default: Made }>) => async () => (await load()).default;

export const pages: Record<Page, () => Promise<Made>> = {
  home: page(() => import('./Home.svelte')),
  new: page(() => import('./Setup.svelte')),
  table: page(() => import('./TablePage.svelte')),
  join: page(() => import('./Join.svelte')),
  replay: page(() => import('./ReplayPage.svelte')),
  rules: page(() => import('./Rules.svelte')),
  lessons: page(() => import('./Lessons.svelte')),
  learn: page(() => import('./Learn.svelte')),
  me: page(() => import('./Me.svelte')),
  about: page(() => import('./About.svelte')),
  nowhere: page(() => import('./Nowhere.svelte')),
};
