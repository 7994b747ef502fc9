// Measures the page in a real browser against a server on this machine: first visit to first possible move, script over the wire, what an
// update costs until it is laid out and painted, layout shift. Usage: node tools/measure.mjs PROGRAM   (web/dist must be built)
import { chromium } from '@playwright/test';
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { games } from './manifests.mjs';

const program = process.argv[2] ?? '../build/release/tsardom';
const folder = mkdtempSync(join(tmpdir(), 'tsardom-'));
const url = 'http://127.0.0.1:8097';
const turns = 60;

// Each update from the moment its message is handed over until Svelte has drawn it (in a microtask after the message) and the browser knows
// all places. Other messages, such as those of bots that play on, come before or after and not in between. Shifts that no input explains
// are summed.
const observe = () => {
  globalThis.redraws = [];
  globalThis.shift = 0;
  const Plain = WebSocket;
  globalThis.WebSocket = class extends Plain {
    set onmessage(handler) {
      super.onmessage = (event) => {
        const update = String(event.data).includes('"push":"update"');
        if (update) performance.mark('update');
        const begun = performance.now();
        handler(event);
        if (!update) return;
        queueMicrotask(() => {
          void document.body.offsetHeight;
          globalThis.redraws.push(performance.now() - begun);
        });
      };
    }
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) globalThis.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
};

async function visit(browser, game, reducedMotion) {
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 720 }, reducedMotion })).newPage();
  await page.addInitScript(observe);
  let script = 0;
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  const scripts = new Set();
  client.on('Network.responseReceived', ({ requestId, response }) => response.mimeType.includes('javascript') && scripts.add(requestId));
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => scripts.has(requestId) && (script += encodedDataLength));
  const begun = performance.now();
  await page.goto(url);
  await page.locator(`article[data-game=${game}] button.play`).click();
  await page.locator('.bar .ch').first().waitFor();
  return { page, first: performance.now() - begun, script: script / 1024 };
}

// Chooses now this, now that, until the game is over or has gone on for long enough.
async function play(page) {
  const choices = page.locator('.bar .ch:not(.quiet)');
  for (let turn = 0; turn < turns; ++turn) {
    if (!(await choices.first().waitFor({ timeout: 10_000 }).then(() => true, () => false))) return;
    await page.keyboard.press(String(1 + (turn % Math.min(9, await choices.count()))));
    await page.keyboard.press('Enter');
    await page.waitForTimeout(120);
  }
}

// What the main thread itself worked for each update: the task that drew it and the frame that painted it, in time of the processor.
function work(trace) {
  const { traceEvents } = JSON.parse(trace);
  const updates = traceEvents.filter(({ name, cat }) => name === 'update' && cat.includes('user_timing'));
  const main = traceEvents.filter(({ pid, tid, ph }) => ph === 'X' && pid === updates[0].pid && tid === updates[0].tid);
  const tasks = main.filter(({ name }) => name === 'ThreadControllerImpl::RunTask').sort((a, b) => a.ts - b.ts);
  const commits = main.filter(({ name }) => name === 'Commit').sort((a, b) => a.ts - b.ts);
  const taskAt = (time) => tasks.findLast(({ ts, dur }) => ts <= time && time <= ts + dur);
  return updates.flatMap(({ ts }) => {
    const both = [taskAt(ts), taskAt(commits.find((commit) => commit.ts > ts)?.ts)];
    return both.every(Boolean) ? [(both[0].tdur + both[1].tdur) / 1000] : [];
  });
}

const median = (numbers) => `${numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)].toFixed(1)} ms`;

const server = spawn(program, ['serve', '--listen', '127.0.0.1:8097', '--data', join(folder, 't.db'), '--page', 'dist', '--generosity', '100'], { stdio: 'ignore' });
process.on('exit', () => server.kill());
while (!(await fetch(`${url}/healthz`).catch(() => null))?.ok) await new Promise((resolve) => setTimeout(resolve, 100));
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });
for (const { id: game } of games) {
  for (const motion of ['reduce', 'no-preference']) {
    const { page, first, script } = await visit(browser, game, motion);
    await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline', 'blink.user_timing'] });
    await play(page);
    const painted = work(await browser.stopTracing());
    const { redraws, shift } = await page.evaluate(() => ({ redraws: globalThis.redraws, shift: globalThis.shift }));
    const still = motion === 'reduce';
    if (still) console.log(`${game}: first move possible after ${Math.round(first)} ms, script ${script.toFixed(0)} KB, layout shift ${shift.toFixed(3)}`);
    console.log(`  an update ${still ? 'where nothing moves' : 'with pieces that travel'}: laid out in ${median(redraws)}, ${median(painted)} of work until it is painted (medians of ${redraws.length})`);
    await page.context().close();
  }
}
await browser.close();
server.kill();
rmSync(folder, { recursive: true });
