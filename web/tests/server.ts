// A server for each worker, with an empty store of its own, and a table to sit down at.
import { test as plain, expect, type Page } from '@playwright/test';
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const program = process.env.TSARDOM ?? join(import.meta.dirname, '../../build/release/tsardom');

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });

// Another box: what was fur is honey.
function honey(): string {
  const box = JSON.parse(readFileSync(join(import.meta.dirname, '../../games/perestroika/components.json'), 'utf8'));
  box.materials.kinds.find(({ id }: { id: string }) => id === 'fur').names = { en: 'honey', ru: 'мёд' };
  return JSON.stringify(box);
}

export class Server {
  #child: ReturnType<typeof spawn> | null = null;
  constructor(
    readonly port: number,
    readonly folder: string,
  ) {}

  get url() {
    return `http://127.0.0.1:${this.port}`;
  }

  async start() {
    const page = join(import.meta.dirname, '../dist');
    writeFileSync(join(this.folder, 'honey.json'), honey());
    this.#child = spawn(program, ['serve', '--listen', `127.0.0.1:${this.port}`, '--data', join(this.folder, 'tables.db'), '--box', `perestroika=${join(this.folder, 'honey.json')}`, '--page', page, '--generosity', '100'], { stdio: 'ignore' });
    for (let attempt = 0; attempt < 100; ++attempt) {
      const healthy = await fetch(`${this.url}/healthz`).catch(() => null);
      if (healthy?.ok) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error(`${program} does not answer`);
  }

  async stop() {
    const child = this.#child;
    if (!child) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await gone;
    this.#child = null;
  }
}

export const test = plain.extend<object, { server: Server }>({
  server: [
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'tsardom-'));
      const server = new Server(await freePort(), folder);
      await server.start();
      await use(server);
      await server.stop();
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
});
export { expect };

// Goes to the entrance and waits until the server knows who this page is: whoever opens a table must be the one who then sits there.
export async function arrive(page: Page, server: Server) {
  await page.goto(server.url);
  await expect.poll(() => page.evaluate(async () => (await (await fetch('/api/me')).json()).ok)).toBe(true);
}

export interface Seating {
  players: number;
  bot?: string; // the level in every seat that is not mine; none: all of them are mine
  options?: Record<string, string>;
}

// Opens a table as whoever this page is, and goes there.
export async function sit(page: Page, server: Server, game: string, { players, bot, options }: Seating): Promise<string> {
  if (!page.url().startsWith(server.url)) await arrive(page, server);
  const id = await page.evaluate(
    async ([game, players, bot, options]) => {
      const post = async (path: string, body: object) =>
        (await fetch(`/api/${path}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })).json();
      const places = Array.from({ length: players }, (_, seat) => (seat === 0 || !bot ? { kind: 'person', name: ['Anna', 'Kuzma', 'Maria', 'Timofey'][seat] } : { kind: 'bot', level: bot }));
      const answer = await post('tables', { game, places, ...(options ? { options } : {}) });
      if (!answer.ok) throw new Error(JSON.stringify(answer.error));
      return answer.about.table as string;
    },
    [game, players, bot, options] as const,
  );
  await page.goto(`${server.url}/table/${id}`);
  await expect(page.locator('.bar, .curtain')).toBeVisible();
  return id;
}
