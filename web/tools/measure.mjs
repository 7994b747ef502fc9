// Measures the page in a real browser against a server on this machine: first visit to first possible move, script over the wire, what an
// update costs until it is laid out, layout shift. Usage: node tools/measure.mjs PROGRAM   (web/dist must be built)
import { chromium } from '@playwright/test';
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const program = process.argv[2] ?? '../build/release/tsardom';
const folder = mkdtempSync(join(tmpdir(), 'tsardom-'));
const url = 'http://127.0.0.1:8097';
const server = spawn(program, ['serve', '--listen', '127.0.0.1:8097', '--data', join(folder, 't.db'), '--page', 'dist', '--generosity', '100'], { stdio: 'ignore' });
while (!(await fetch(`${url}/healthz`).catch(() => null))?.ok) await new Promise((resolve) => setTimeout(resolve, 100));

// Each update from the socket until Svelte has drawn it and the browser has laid it out; shifts that no input explains.
const observe = () => {
  globalThis.redraws = [];
  globalThis.shift = 0;
  const Plain = WebSocket;
  globalThis.WebSocket = class extends Plain {
    set onmessage(handler) {
      super.onmessage = (event) => {
        const begun = performance.now();
        handler(event);
        if (!String(event.data).includes('"push":"update"')) return;
        setTimeout(() => (document.body.offsetHeight, globalThis.redraws.push(performance.now() - begun)));
      };
    }
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) globalThis.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
};

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });
for (const [index, game] of ['ivan', 'stroganov', 'catherine', 'perestroika'].entries()) {
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 720 }, reducedMotion: 'reduce' })).newPage();
  await page.addInitScript(observe);
  let script = 0;
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  const scripts = new Set();
  client.on('Network.responseReceived', ({ requestId, response }) => response.mimeType.includes('javascript') && scripts.add(requestId));
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => scripts.has(requestId) && (script += encodedDataLength));
  const begun = performance.now();
  await page.goto(url);
  await page.getByRole('button', { name: /^Play .* now$/ }).nth(index).click();
  await page.locator('.bar .ch').first().waitFor();
  const first = performance.now() - begun;
  for (let turn = 0; turn < 60 && (await page.locator('.bar .ch').count()); ++turn) {
    await page.keyboard.press('1');
    await page.keyboard.press('Enter');
    await page.waitForTimeout(120);
  }
  const { redraws, shift } = await page.evaluate(() => ({ redraws: globalThis.redraws, shift: globalThis.shift }));
  console.log(`${game}: first move possible after ${Math.round(first)} ms, script ${(script / 1024).toFixed(0)} KB, update drawn in ${median(redraws).toFixed(1)} ms (median of ${redraws.length}), layout shift ${shift.toFixed(3)}`);
  await page.context().close();
}
await browser.close();
server.kill();
rmSync(folder, { recursive: true });
