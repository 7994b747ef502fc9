// Which page a path means.
export type Page = 'home' | 'new' | 'table' | 'join' | 'replay' | 'rules' | 'lessons' | 'learn' | 'me' | 'about' | 'nowhere';

export interface Route {
  page: Page;
  params: Record<string, string>;
  query: URLSearchParams;
  hash: string; // without #
}

const paths: [string, Page][] = [
  ['/', 'home'],
  ['/new/:game', 'new'],
  ['/table/:id', 'table'],
  ['/join/:table/:invitation', 'join'],
  ['/replay/:id', 'replay'],
  ['/rules/:game', 'rules'],
  ['/learn', 'lessons'],
  ['/learn/:game', 'learn'],
  ['/me', 'me'],
  ['/about', 'about'],
];

const steps = (path: string) => path.split('/').filter(Boolean);

function fits(pattern: string, path: string): Record<string, string> | null {
  const [wanted, found] = [steps(pattern), steps(path)];
  if (wanted.length !== found.length) return null;
  const params: Record<string, string> = {};
  for (const [index, step] of wanted.entries()) {
    if (step.startsWith(':')) params[step.slice(1)] = plain(found[index]);
    else if (step !== found[index]) return null;
  }
  return params;
}

// A broken escape stands for itself.
function plain(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export function route(url: URL): Route {
  const rest = { query: url.searchParams, hash: plain(url.hash.slice(1)) };
  for (const [pattern, page] of paths) {
    const params = fits(pattern, url.pathname);
    if (params) return { page, params, ...rest };
  }
  return { page: 'nowhere', params: {}, ...rest };
}
