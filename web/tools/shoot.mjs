// Pictures of boards in stored positions, made in the gallery. With :small at half the size, for docs.
// Usage: node tools/shoot.mjs URL FOLDER POSITION[:phone][:dark][:ru][:small]..
import { chromium } from '@playwright/test';
import { mkdirSync } from 'node:fs';

const [url, folder, ...shots] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium' });
for (const shot of shots) {
  const [at, ...how] = shot.split(':');
  const phone = how.includes('phone');
  const page = await browser.newPage({ viewport: phone ? { width: 390, height: 844 } : { width: 1280, height: 720 }, deviceScaleFactor: how.includes('small') ? 0.5 : phone ? 2 : 1, reducedMotion: 'reduce' });
  page.on('console', (line) => ['error', 'warning'].includes(line.type()) && console.log(`${shot}: ${line.text()}`));
  page.on('pageerror', (error) => console.log(`${shot}: ${error.message}`));
  await page.goto(`${url}/gallery.html?at=${at}&theme=${how.includes('dark') ? 'dark' : 'light'}&lang=${how.includes('ru') ? 'ru' : 'en'}`);
  await page.waitForSelector('.bar').catch(() => console.log(`${shot}: no table appeared`));
  await page.waitForTimeout(500);
  const name = shot.replaceAll(':', '-');
  await page.screenshot(how.includes('small') ? { path: `${folder}/${name.replace('-small', '')}.jpg`, quality: 80 } : { path: `${folder}/${name}.png` });
  await page.close();
}
await browser.close();
