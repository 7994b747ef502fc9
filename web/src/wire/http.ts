// The lobby: questions to the server over HTTP. A player is known by a cookie, given at first contact; a refusal is an error in words.
import { settings } from '../settings.svelte';
import type { Hello, Invitation, Me, Pace, Place, Shown } from './messages';
import type { Loose } from './told';

export class Refused extends Error {
  constructor(
    readonly code: string, // for programs: never changes
    message: string, // for people, in their language
    readonly rule?: string,
  ) {
    super(message);
  }
}

// A seat of a table as its viewer may know it.
export interface Sitting {
  kind: Place['kind'];
  name?: string; // of a person
  yours?: boolean;
  away?: boolean;
  bot?: string; // the level that plays this seat, also for somebody who is away
}

export interface TableShown extends Omit<Shown, 'places'> {
  places: Sitting[];
  options: Record<string, string>;
  listed: boolean;
  host: boolean; // you opened it
  made: number;
  changed?: number;
  pace?: Pace;
  stand_in?: string;
  rematch?: string;
}

export interface GameOption {
  name: string;
  values: string[];
  usual: string;
}

export interface GameShown {
  game: string;
  rules: string;
  players: { least: number; most: number };
  options: GameOption[];
  example?: boolean;
}

export interface Greeting extends Omit<Hello, 'games'> {
  games: GameShown[];
}

export interface Wish {
  game: string;
  places: Place[];
  options?: Loose;
  pace?: Pace;
  listed?: boolean;
  stand_in?: string;
}

async function send<Answer>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<Answer> {
  const headers: Record<string, string> = { 'accept-language': settings.lang };
  if (body !== undefined) headers['content-type'] = 'application/json';
  let answer: Loose;
  try {
    const response = await fetch(`/api/${path}`, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
    answer = await response.json();
  } catch {
    throw new Refused('unreachable', '');
  }
  if (!answer.ok) throw new Refused(answer.error.code, answer.error.message, answer.error.rule);
  return answer;
}

let arrival: Promise<Me['me']> | null = null;

// Who I am; whoever is not known yet becomes known. Needed before anything but `hello`, the socket too.
export function known(): Promise<Me['me']> {
  arrival ??= send<Me>('GET', 'me')
    .catch((refused: Refused) => {
      if (refused.code === 'no_session') return send<Me>('POST', 'session', { lang: settings.lang });
      throw refused;
    })
    .then(({ me }) => me);
  arrival.catch(() => (arrival = null));
  return arrival;
}

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
  about: TableShown;
}

let greeting: Promise<Greeting> | null = null;
export function hello(): Promise<Greeting> {
  greeting ??= send<Greeting>('GET', 'hello');
  greeting.catch(() => (greeting = null));
  return greeting;
}

export const me = {
  change: (wish: { name?: string; lang?: string }) => post<Me>('me', wish).then(forget),
  setPassphrase: (login: string, passphrase: string) => post<Me>('me/passphrase', { login, passphrase }).then(forget),
  newCode: () => post<Me>('me/recovery').then(forget),
  logIn: (by: { login: string; passphrase: string } | { code: string }) => send<Me>('POST', 'login', by).then(forget),
  logOut: () => post('me/logout').then(forget),
};

export const tables = {
  open: (wish: Wish) => post<AboutTable>('tables', wish).then(({ about }) => about),
  listed: () => get<{ tables: TableShown[] }>('tables').then(({ tables }) => tables),
  mine: () => get<{ tables: TableShown[] }>('tables/mine').then(({ tables }) => tables),
  take: (record: unknown) => post<AboutTable>('records', { record }).then(({ about }) => about),
};

export const at = (table: string) => ({
  show: () => get<AboutTable>(`tables/${table}`).then(({ about }) => about),
  watch: () => get<Loose>(`tables/${table}/watch`),
  record: () => get<{ record: Loose }>(`tables/${table}/record`).then(({ record }) => record),
  join: (wish: { seat?: number; invitation?: string; name?: string } = {}) => post<AboutTable>(`tables/${table}/join`, wish).then(({ about }) => about),
  leave: () => post<AboutTable>(`tables/${table}/leave`).then(({ about }) => about),
  place: (seat: number, place: Place) => post<AboutTable>(`tables/${table}/place`, { seat, place }).then(({ about }) => about),
  invite: () => post<Invitation>(`tables/${table}/invite`).then(({ invitation }) => invitation),
  revoke: () => post(`tables/${table}/revoke`),
  rematch: () => post<{ rematch: string }>(`tables/${table}/rematch`).then(({ rematch }) => rematch),
});

// What lies in the box of a game.
export const boxOf = (game: string) => get<{ box: Loose }>(`games/${game}/box`).then(({ box }) => box);
