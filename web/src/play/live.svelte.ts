// A table on the server as this page lives it: what it was told, what it asked, and what it may do next.
import type { Line } from '../frame/Log.svelte';
import type { ChatLine, Hint, Shown } from '../wire/messages';
import type { Move, Told } from '../wire/told';
import { at, Refused } from '../wire/http';
import type { Message, Socket } from '../wire/socket.svelte';
import type { Sight, Tip } from './sight.svelte';
import { meant } from './meant';
import type { Clock } from './telling';
import { uuid } from '../wire/uuid';

export interface Note {
  text: string;
  rule?: string;
  grave?: boolean; // cannot be undone
}

// A moment that is over: it can be seen and not changed.
export const past = (answer: Message, seat: number | null): Told =>
  ({ ...answer, seat, prompt: null, moves: [], undo: false, version: 0 }) as unknown as Told;

export class Live {
  about = $state.raw<Shown | null>(null);
  chat = $state.raw<ChatLine[]>([]);
  lines = $state.raw<Line[]>([]);
  clock = $state.raw<Clock | null>(null);
  note = $state.raw<Note | null>(null);
  hint = $state.raw<Hint | null>(null);
  thinking = $state(false); // a hint is being looked for
  busy = $state(false); // a command is on its way
  trouble = $state.raw<Refused | null>(null); // the table cannot be opened
  seat = $state<number | null>(null); // whose eyes these are
  moment = $state.raw<number | null>(null); // the version of the past that is looked at
  now = $state.raw<Told | null>(null);
  lastTurn = $state(0); // how many lines there were when this seat last decided
  #seatWish: number | null;
  #lang = '';

  constructor(
    readonly socket: Socket,
    readonly table: string,
    readonly sight: Sight,
    seat: number | null,
  ) {
    this.#seatWish = seat;
    this.sight.commit = () => void this.commit();
    this.sight.why = (part) => void this.explain(part);
    this.sight.whyThing = (thing) => this.#notNow(thing);
  }

  // The seats of this person: several when they share a screen.
  get own(): number[] {
    return (this.about?.places ?? []).flatMap((place, seat) => (place.yours ? [seat] : []));
  }

  // Another of this person's seats that is asked while the one that is shown is not.
  get turnOf(): number | null {
    const actors = this.now?.actors ?? [];
    if (this.seat === null || actors.includes(this.seat)) return null;
    return this.own.find((seat) => actors.includes(seat)) ?? null;
  }

  // After every return of the connection what was missed is told; in another language, everything.
  async watch() {
    try {
      const seat = this.#seatWish === null ? {} : { seat: this.#seatWish };
      const lang = this.sight.lang;
      const version = this.now && lang === this.#lang ? { version: this.now.version } : {};
      const answer = await this.socket.ask({ cmd: 'watch', table: this.table, lang, ...seat, ...version });
      if (!('version' in version)) this.lines = [];
      this.#lang = lang;
      this.about = answer.about as Shown;
      this.chat = answer.chat as ChatLine[];
      this.trouble = null;
      if (answer.view) this.#tell(answer);
    } catch (refusal) {
      this.trouble = refusal as Refused;
    }
  }

  // Looks with the eyes of another seat.
  async sit(seat: number) {
    this.#seatWish = seat;
    this.now = null;
    this.moment = null;
    this.seat = seat;
    await this.watch();
  }

  take = (push: Message) => {
    if (push.table !== this.table) return;
    if (push.push === 'table') this.about = push.about as Shown;
    if (push.push === 'chat') this.chat = [...this.chat, push.line as ChatLine];
    if (push.push === 'update' && (this.seat === null || push.seat === this.seat)) this.#tell(push);
  };

  #tell(message: Message) {
    const told = { ...message, seat: message.seat === 'spectator' ? null : message.seat, undo: message.undo ?? false } as unknown as Told & { clock?: Clock['left'] };
    this.seat = told.seat;
    this.lines = [...this.lines, ...told.events.map((event): Line => ({ ...event, at: event.version as number }))];
    this.clock = told.clock ? { left: told.clock, at: performance.now() } : null;
    this.now = told;
    this.note = null;
    this.hint = null;
    if (this.moment === null) this.sight.hear(told);
  }

  async #command(command: Message): Promise<boolean> {
    if (this.busy || !this.now) return false;
    this.busy = true;
    try {
      await this.socket.ask({ table: this.table, seat: this.seat, version: this.now.version, uuid: uuid(), ...command });
      this.lastTurn = this.lines.length;
      return true;
    } catch (refusal) {
      if (!(refusal instanceof Refused)) throw refusal;
      this.note = { text: refusal.message, rule: refusal.rule };
      if (refusal.code === 'behind' || refusal.code === 'ahead') await this.watch();
      return false;
    } finally {
      this.busy = false;
    }
  }

  // Plays what is chosen, or what was written in the notation of the record.
  commit = (written?: string) => {
    const move = written ?? this.sight.choosing.chosen?.move;
    return move === undefined ? Promise.resolve(false) : this.#command({ cmd: 'play', move });
  };
  undo = () => {
    if (this.now?.undo) return this.#command({ cmd: 'undo' });
    this.note = { text: this.sight.words.say('bar.nothing') };
    return Promise.resolve(false);
  };

  // What the chosen move will change, before it is played. An answer that comes when something else is chosen or asked is too late.
  async preview(move: Move) {
    const asked = this.now;
    const late = () => this.now !== asked || this.sight.choosing.chosen !== move;
    try {
      const answer = await this.socket.ask({ cmd: 'preview', table: this.table, seat: this.seat, move: move.move });
      if (late()) return;
      const texts = (answer.events as { text: string }[]).map((event) => event.text);
      if (move.warning) texts.unshift(move.warning.text);
      this.note = { text: texts.join(' '), rule: move.warning?.rule, grave: answer.final as boolean };
    } catch (refusal) {
      if (!late()) this.note = { text: (refusal as Refused).message };
    }
  }

  // Why a part of the board cannot be chosen: asks for the move that touching it would mean.
  async explain(part: string) {
    const move = meant(part, this.now?.moves ?? [], this.sight.choosing.places);
    if (!move) return this.#notNow();
    const asked = this.now;
    try {
      await this.socket.ask({ cmd: 'preview', table: this.table, seat: this.seat, move });
      if (this.now === asked) this.#notNow();
    } catch (refusal) {
      if (refusal instanceof Refused && this.now === asked) this.note = { text: refusal.message, rule: refusal.rule };
    }
  }

  // Something else is asked than this thing, or nobody is asked who could touch it.
  #notNow(thing?: Tip) {
    const prompt = this.now?.prompt;
    if (!prompt) return;
    const say = this.sight.words.say;
    const text = thing ? say('bar.not_now_thing', { thing: thing.title, question: prompt.text }) : say('bar.not_now', { question: prompt.text });
    this.note = { text, rule: thing?.rule ?? prompt.rule };
  }

  async advise() {
    if (this.thinking || !this.now?.prompt?.question) return;
    this.thinking = true;
    const asked = this.now;
    try {
      const hint = await at(this.table).hint(this.seat!); // not by the socket, which answers one question after the other
      if (this.now === asked) this.hint = hint;
    } catch (refusal) {
      this.note = { text: (refusal as Refused).message };
    } finally {
      this.thinking = false;
    }
  }

  // Looks at an earlier moment; null comes back to the present.
  async look(at: number | null) {
    if (at === null) {
      this.moment = null;
      if (this.now) this.sight.hear(this.now);
      return;
    }
    try {
      const seat = this.seat === null ? {} : { seat: this.seat };
      const answer = await this.socket.ask({ cmd: 'look', table: this.table, version: at, lang: this.sight.lang, ...seat });
      const told = past(answer, this.seat);
      this.moment = at;
      this.sight.hear(told);
    } catch (refusal) {
      this.note = { text: (refusal as Refused).message };
    }
  }

  async say(text: string) {
    await this.socket.ask({ cmd: 'chat', table: this.table, text, uuid: uuid() });
  }

  async ask(command: Message): Promise<Message | null> {
    try {
      return await this.socket.ask({ table: this.table, lang: this.sight.lang, ...command });
    } catch (refusal) {
      this.note = { text: (refusal as Refused).message };
      return null;
    }
  }
}
