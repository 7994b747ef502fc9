// The lobby: questions to the server over HTTP. A player is known by a cookie, given at first contact; a refusal is an error in words.
import { settings } from '../settings.svelte';
import type { Hello, Hint, Invitation, Me, Pace, Place, RecordFile, Rematch, Session, Shown, ShownPlace, Tables, Watched } from './messages';
import type { Loose } from './told';
import { uuid } from './uuid';

export class Refused extends Error {
  constructor(
    readonly code: string, // for programs: never changes
    message: string, // for people, in their language
    readonly rule?: string,
  ) {
    super(message);
  }
}

export type TableShown = Shown;
export type Sitting = ShownPlace;

export interface Wish {
  game: string;
  places: Place[];
  options?: Record<string, string>;
  box?: string;
  pace?: Pace;
  listed?: boolean;
  stand_in?: string;
}

// Every answer is in the language of the page.
async function reach(path: string, request: RequestInit = {}): Promise<Response> {
  try {
    return await fetch(`/api/${path}${path.includes('?') ? '&' : '?'}lang=${settings.lang}`, request);
  } catch {
    throw new Refused('unreachable', '');
  }
}

async function send<Answer>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<Answer> {
  const sent = body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const answer: Loose = await (await reach(path, { method, ...sent })).json();
  if (!answer.ok) throw new Refused(answer.error.code, answer.error.message, answer.error.rule);
  return answer;
}

let arrival: Promise<Me['me']> | null = null;

// Whether the server has ever met this browser: whoever is new need not ask who he is.
const met = 'tsardom.met';
const arrive = () => send<Me>('POST', 'session', { lang: settings.lang });
const again = (refused: Refused) => {
  if (refused.code === 'no_session') return arrive();
  throw refused;
};

// Who I am; whoever is not known yet becomes known. Needed before anything but `hello`, the socket too.
export function known(): Promise<Me['me']> {
  const asked = () => (localStorage.getItem(met) ? send<Me>('GET', 'me').catch(again) : arrive());
  arrival ??= asked().then(({ me }) => (localStorage.setItem(met, 'yes'), me));
  arrival.catch(() => (arrival = null));
  return arrival;
}

// My session has ended: the next question finds out who I am now.
export const lost = () => void (arrival = null);

const forget = <Answer>(answer: Answer): Answer => ((arrival = null), answer);

// Asks as the player I am. If the server knows me no longer, once more as a new one.
async function ask<Answer>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<Answer> {
  await known();
  try {
    return await send<Answer>(method, path, body);
  } catch (refused) {
    if (!(refused instanceof Refused) || refused.code !== 'no_session') throw refused;
    forget(null);
    await known();
    return send<Answer>(method, path, body);
  }
}

const get = <Answer>(path: string) => ask<Answer>('GET', path);
const post = <Answer>(path: string, body: unknown = {}) => ask<Answer>('POST', path, body);
interface AboutTable {
  about: Shown;
}
const about = (answer: Promise<AboutTable>): Promise<Shown> => answer.then((found) => found.about);

// Games, their options and levels of bots, with their names in the language of the page.
const greetings = new Map<string, Promise<Hello>>();
export function hello(): Promise<Hello> {
  const { lang } = settings;
  const known = greetings.get(lang) ?? send<Hello>('GET', 'hello');
  greetings.set(lang, known);
  known.catch(() => greetings.delete(lang));
  return known;
}

export const boxOf = (game: string): Promise<Loose> => reach(`games/${game}/box`).then((found) => found.json());
export const rulesOf = (game: string): Promise<string> => reach(`games/${game}/rules`).then((found) => found.text());

const shown = (proof: string) => (proof ? { proof } : {});

export const me = {
  change: (wish: { name?: string; lang?: string }) => post<Me>('me', wish).then(forget),
  // Whoever has a passphrase or a code shows one of them as proof.
  setPassphrase: (login: string, passphrase: string, proof: string) => post<Me>('me/passphrase', { login, passphrase, ...shown(proof) }).then(forget),
  newCode: (proof: string) => post<Me>('me/recovery', shown(proof)).then(forget),
  sessions: () => get<{ sessions: Session[] }>('me/sessions').then(({ sessions }) => sessions),
  endSessions: (session?: string) => post('me/sessions', { session }),
  erase: (proof: string) => post('me/erase', { erase: true, ...shown(proof) }).then((answer) => (localStorage.removeItem(met), forget(answer))),
  logIn: (by: { login: string; passphrase: string } | { code: string }) => send<Me>('POST', 'login', by).then(forget),
  logOut: () => post('me/logout').then((answer) => (localStorage.removeItem(met), forget(answer))),
};

// The first so many pages of a list, each table once: it may change while we turn the pages.
async function pages(path: string, most: number): Promise<Shown[]> {
  const found = new Map<string, Shown>();
  for (let page = 0, from: number | undefined = 0; from !== undefined && page < most; page++) {
    const next: Tables = await get<Tables>(`${path}?from=${from}`);
    for (const table of next.tables) found.set(table.table, table);
    from = next.next;
  }
  return [...found.values()];
}

export const tables = {
  open: (wish: Wish) => about(post('tables', wish)),
  listed: () => pages('tables', 2),
  mine: () => pages('tables/mine', 4),
  take: (record: unknown) => about(post('records', { record })),
};

export const at = (table: string) => ({
  show: () => about(get(`tables/${table}`)),
  watch: () => get<Watched>(`tables/${table}/watch`),
  box: () => get<{ box: Loose }>(`tables/${table}/box`).then(({ box }) => box),
  record: () => get<{ record: RecordFile }>(`tables/${table}/record`).then(({ record }) => record),
  hint: (seat: number, level?: string) => post<Hint>(`tables/${table}/hint`, { seat, level }),
  join: (wish: { seat?: number; invitation?: string; name?: string } = {}) => about(post(`tables/${table}/join`, { ...wish, uuid: uuid() })),
  leave: () => about(post(`tables/${table}/leave`)),
  place: (seat: number, place: Place) => about(post(`tables/${table}/place`, { seat, place })),
  invite: () => post<Invitation>(`tables/${table}/invite`).then(({ invitation }) => invitation),
  revoke: () => post(`tables/${table}/revoke`),
  rematch: () => post<Rematch>(`tables/${table}/rematch`).then(({ rematch }) => rematch),
});

// What lies in the box of a table: usually that of the game.
export const boxAt = ({ table, game, box }: Shown): Promise<Loose> => (box ? at(table).box() : boxOf(game));
