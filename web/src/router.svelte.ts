// Where we are. Links with data-link change the page without loading it anew; so does `go`.
import { route, type Route } from './routes';

class Router {
  here = $state.raw<Route>(route(new URL(location.href)));

  go = (path: string, how: 'push' | 'replace' = 'push') => {
    const url = new URL(path, location.href);
    history[how === 'push' ? 'pushState' : 'replaceState'](null, '', url);
    this.here = route(url);
  };

  // Follows links inside the page, and the way back.
  listen() {
    addEventListener('popstate', () => (this.here = route(new URL(location.href))));
    document.addEventListener('click', (event) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-link]');
      if (!link || link.target || event.defaultPrevented || event.button !== 0) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || link.origin !== location.origin) return;
      event.preventDefault();
      this.go(link.href);
    });
  }
}

export const router = new Router();
