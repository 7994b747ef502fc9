import { mount } from 'svelte';
import './art/tokens.css';
import 'virtual:games.css';
import './art/ui.css';
import './art/pages.css';
import App from './App.svelte';
import { router } from './router.svelte';
import { applySettings, read } from './settings.svelte';
import { me } from './wire/http';

// The server tells what happens in a game in the language it was told.
applySettings(document.documentElement, (lang) => void me.change({ lang }).catch(() => {}));
router.listen();

// A part of the page cannot be loaded while the server is away, or when it has a newer page: everything is loaded again as soon as it answers.
addEventListener('vite:preloadError', async () => {
  const answers = () => fetch('/healthz').then(({ ok }) => ok, () => false);
  do await new Promise((later) => setTimeout(later, 1000));
  while (!(await answers()));
  location.reload();
});
void read().then(() => mount(App, { target: document.getElementById('app')! }));
