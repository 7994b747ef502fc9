// The gallery shows a board in any stored position, without a server: for looking, for screenshots and for the tests of the boards.
// gallery.html?at=ivan-3-plan&lang=ru&theme=dark; with &board=plain as if the game had no board of its own
import { mount } from 'svelte';
import '../art/tokens.css';
import 'virtual:games.css';
import '../art/ui.css';
import Gallery from './Gallery.svelte';

mount(Gallery, { target: document.getElementById('app')! });
