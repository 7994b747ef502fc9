// Two browsers against each other, invited by a link; watching; rematch; the replay by its address.
import { byKeyboard } from './players';
import { arrive, expect, sit, test } from './server';

test('two browsers play a game that one of them opened, and see its replay', async ({ browser, server }) => {
  const [anna, kuzma, viewer] = await Promise.all([1, 2, 3].map(async () => (await browser.newContext()).newPage()));
  await arrive(anna, server);
  const { table, invitation } = await anna.evaluate(async () => {
    const post = async (path: string, body: object) =>
      (await fetch(`/api/${path}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })).json();
    const { about } = await post('tables', { game: 'perestroika', places: [{ kind: 'person', name: 'Anna' }, { kind: 'invited' }] });
    return { table: about.table as string, invitation: (await post(`tables/${about.table}/invite`, {})).invitation as string };
  });
  await anna.goto(`${server.url}/table/${table}`);
  await expect(anna.locator('main')).toBeVisible();
  await kuzma.goto(`${server.url}/join/${table}/${invitation}`);
  await kuzma.getByRole('button', { name: /sit down|join/i }).first().click();
  await expect(kuzma.locator('.bar')).toBeVisible();
  await expect(anna.locator('.bar')).toBeVisible();

  await viewer.goto(`${server.url}/table/${table}`);
  await expect(viewer.locator('.bar')).toBeVisible();
  await expect(viewer.locator('.bar .ch')).toHaveCount(0); // who watches is asked nothing

  await Promise.all([byKeyboard(anna), byKeyboard(kuzma)]);
  expect(await anna.locator('.bar h2').textContent()).toBe(await kuzma.locator('.bar h2').textContent());

  await viewer.goto(`${server.url}/replay/${table}`);
  const slider = viewer.getByRole('slider');
  await expect(slider).toBeVisible();
  const last = Number(await slider.getAttribute('max'));
  expect(last).toBeGreaterThan(20);
  await slider.focus();
  await viewer.keyboard.press('Home');
  await expect(viewer).toHaveURL(/at=0$/);
  await viewer.keyboard.press('ArrowRight');
  await expect(viewer).toHaveURL(/at=1$/);
  await viewer.getByRole('button', { name: 'Points in detail' }).click();
  await expect(viewer.locator('.result table')).toBeVisible();
  for (const page of [anna, kuzma, viewer]) await page.context().close();
});

test('a stranger is in a game within three clicks, and nothing is amiss', async ({ page, server }) => {
  const amiss: string[] = [];
  page.on('console', (line) => ['error', 'warning'].includes(line.type()) && amiss.push(line.text()));
  await page.goto(server.url);
  const begun = Date.now();
  await page.getByRole('button', { name: /^Play .* now$/ }).first().click();
  await expect(page.locator('.bar .ch').first()).toBeVisible();
  expect(Date.now() - begun).toBeLessThan(20_000);
  expect(amiss).toEqual([]);
});

test('a finished game is played again', async ({ page, server }) => {
  const table = await sit(page, server, 'perestroika', { players: 1 });
  await byKeyboard(page);
  await page.getByRole('button', { name: 'Points in detail' }).click();
  await expect(page.locator('.result table')).toBeVisible();
  await expect(page.getByRole('img', { name: 'The scores over time' })).toBeVisible();
  await page.getByRole('button', { name: 'Play again' }).click();
  await expect(page).not.toHaveURL(new RegExp(table));
  await expect(page.locator('.bar .ch').first()).toBeVisible();
});

test('a table is played with another box, and drawn from it', async ({ page, server }) => {
  await arrive(page, server);
  await page.goto(`${server.url}/new/perestroika`);
  await page.getByLabel('Box').selectOption('honey');
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page.locator('.bar .ch').first()).toBeVisible();
  await expect(page.getByLabel(/honey/).first()).toBeVisible();
  await expect(page.getByLabel(/\bfur\b/)).toHaveCount(0);
});

test('a part of the page that could not be loaded comes as soon as it can', async ({ page, server }) => {
  await arrive(page, server);
  const back = Date.now() + 1500;
  await page.route('**/assets/Setup-*.js', (route) => (Date.now() < back ? route.abort() : route.continue()));
  await page.goto(`${server.url}/new/ivan`);
  await expect(page.locator('h1')).toBeVisible();
  expect(Date.now()).toBeGreaterThan(back);
});
