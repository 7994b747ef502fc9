// One socket to the server for all tables of this page. It comes back by itself, and a command that was not answered is sent again:
// commands carry a uuid, so nothing is done twice.
import { known, lost, Refused } from './http';

export type Message = Record<string, unknown>;
type Heard = (push: Message) => void;

interface Question {
  text: string;
  resolve: (answer: Message) => void;
  reject: (refusal: Refused) => void;
}

const shortest = 400; // milliseconds until the first attempt to come back
const longest = 8000;

export class Socket {
  live = $state(false);
  returned = $state(0); // how often the connection came up
  #socket: WebSocket | null = null;
  #open = new Map<number, Question>();
  #next = 1;
  #wait = shortest;
  #timer = 0;
  #closed = false;
  #hearers = new Set<Heard>();

  constructor(readonly url: string) {
    addEventListener('online', this.#now);
    document.addEventListener('visibilitychange', this.#now);
    this.#connect();
  }

  // Asks and waits for the answer, however long the connection needs to come back.
  ask(question: Message): Promise<Message> {
    const id = this.#next++;
    return new Promise((resolve, reject) => {
      const text = JSON.stringify({ ...question, id });
      this.#open.set(id, { text, resolve, reject });
      if (this.live) this.#socket!.send(text);
    });
  }

  hear(hearer: Heard): () => void {
    this.#hearers.add(hearer);
    return () => void this.#hearers.delete(hearer);
  }

  close() {
    this.#closed = true;
    removeEventListener('online', this.#now);
    document.removeEventListener('visibilitychange', this.#now);
    clearTimeout(this.#timer);
    this.#socket?.close();
  }

  #now = () => {
    if (this.live || this.#closed || document.hidden) return;
    this.#wait = shortest;
    this.#connect();
  };

  #connect() {
    clearTimeout(this.#timer);
    if (this.#socket && this.#socket.readyState <= WebSocket.OPEN) return;
    known().then(
      () => this.#begin(),
      () => this.#later(),
    );
  }

  #later() {
    this.live = false;
    if (this.#closed) return;
    this.#timer = window.setTimeout(() => this.#connect(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(longest, this.#wait * 2);
  }

  // A socket is opened by somebody the server knows.
  #begin() {
    if (this.#closed || (this.#socket && this.#socket.readyState <= WebSocket.OPEN)) return;
    const socket = new WebSocket(this.url);
    this.#socket = socket;
    socket.onopen = () => {
      this.live = true;
      this.#wait = shortest;
      this.returned += 1;
      for (const { text } of this.#open.values()) socket.send(text);
    };
    socket.onmessage = ({ data }) => this.#take(JSON.parse(data));
    socket.onclose = () => {
      if (this.#socket === socket) this.#later();
    };
  }

  #take(message: Message) {
    if (message.push === 'bye' && message.why === 'session') lost();
    if (typeof message.push === 'string') return this.#hearers.forEach((hearer) => hearer(message));
    const question = this.#open.get(message.id as number);
    if (!question) return;
    this.#open.delete(message.id as number);
    if (message.ok) return question.resolve(message);
    const { code, message: text, rule } = message.error as { code: string; message: string; rule?: string };
    question.reject(new Refused(code, text, rule));
  }
}

let one: Socket | null = null;
export const socket = (): Socket => (one ??= new Socket(`${location.origin.replace(/^http/, 'ws')}/api/socket`));
