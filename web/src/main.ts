import { mount } from 'svelte';
import './art/tokens.css';
import './art/ui.css';
import './art/pages.css';
import App from './App.svelte';
import { router } from './router.svelte';
import { applySettings, read } from './settings.svelte';
import { me } from './wire/http';

// The server tells what happens in a game in the language it was told.
applySettings(document.documentElement, (lang) => void me.change({ lang }).catch(() => {}));
router.listen();
void read().then(() => mount(App, { target: document.getElementById('app')! }));
