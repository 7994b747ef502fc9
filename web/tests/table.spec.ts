// What a person may do at a table: choose, see, take back, ask why not, leave and come back, look back, change the language.
import type { Page } from '@playwright/test';
import { expect, sit, test } from './server';

const choices = (page: Page) => page.locator('.bar .ch:not(.quiet)');
const question = (page: Page) => page.locator('#question');
// How many lines the log has; it draws the newest of them.
const lines = (page: Page) => page.evaluate(() => document.querySelector<HTMLOListElement>('.log ol')?.start);
const undo = (page: Page) => page.locator('.acts .act').first();

async function decide(page: Page) {
  const before = await question(page).textContent();
  const told = await lines(page);
  await choices(page).first().click();
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await question(page).textContent()) !== before || (await lines(page)) !== told).toBe(true);
}

test('a choice is seen before it is made, and taken back after', async ({ page, server }) => {
  await sit(page, server, 'perestroika', { players: 1 });
  await choices(page).first().click();
  await expect(page.locator('.bar .note')).toContainText(/\S/); // what it will change
  await expect(page.locator('.board .chosen').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('.board .chosen')).toHaveCount(0);
  const asked = await question(page).textContent();
  await decide(page);
  await expect(undo(page)).toBeEnabled();
  await page.keyboard.press('u');
  await expect(question(page)).toHaveText(asked!);
});

test('touching what may not be chosen says why', async ({ page, server }) => {
  await sit(page, server, 'ivan', { players: 2, bot: 'random' });
  await page.locator('.board [data-part^="map."]:not(.may)').first().click({ force: true });
  await expect(page.locator('.bar .note')).toContainText(/\S/);
});

test('a move written in the notation is played', async ({ page, server }) => {
  await sit(page, server, 'perestroika', { players: 2, bot: 'random', options: { start: '0' } });
  const asked = await question(page).textContent();
  await page.locator('#command').fill('take stone');
  await page.keyboard.press('Enter');
  await expect(page.locator('.bar .note')).toContainText(/\S/); // refused: there is no stone
  await page.locator('#command').fill('take wood');
  await page.keyboard.press('Enter');
  await expect(question(page)).not.toHaveText(asked!);
});

test('reload in the middle finds the same table', async ({ page, server }) => {
  await sit(page, server, 'stroganov', { players: 1 });
  for (let turn = 0; turn < 4; ++turn) await decide(page);
  const [asked, told] = [await question(page).textContent(), await lines(page)];
  await page.reload();
  await expect(question(page)).toHaveText(asked!);
  await expect.poll(() => lines(page)).toBe(told);
});

test('a lost connection is shown and heals, and nothing is lost', async ({ page, server }) => {
  await sit(page, server, 'perestroika', { players: 1 });
  await decide(page);
  const asked = await question(page).textContent();
  await server.stop();
  await expect(page.locator('.table')).toHaveClass(/stale/);
  await expect(choices(page)).toHaveCount(0); // a stale page cannot act
  await server.start();
  await expect(page.locator('.table')).not.toHaveClass(/stale/);
  await expect(question(page)).toHaveText(asked!);
  await decide(page);
});

test('the language is switched at the table', async ({ page, server }) => {
  await sit(page, server, 'ivan', { players: 2, bot: 'random' });
  await page.getByRole('button', { name: 'Русский' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
  await expect(question(page)).toHaveText(/[а-я]/);
  await expect(choices(page).first()).toHaveText(/[а-я]/);
  await expect(page.locator('.log li').first()).toHaveText(/[а-я]/);
  await page.getByRole('button', { name: 'English' }).click();
  await expect(question(page)).not.toHaveText(/[а-я]/);
});

test('a line of the log shows its moment, and the way back', async ({ page, server }) => {
  await sit(page, server, 'perestroika', { players: 1 });
  for (let turn = 0; turn < 3; ++turn) await decide(page);
  const asked = await question(page).textContent();
  await page.locator('.log li button').last().click();
  const slider = page.getByRole('slider');
  await expect(slider).toBeVisible();
  await page.locator('.bar .act.go').click();
  await expect(question(page)).toHaveText(asked!);
});

test('a hint names moves and how play goes on', async ({ page, server }) => {
  await sit(page, server, 'perestroika', { players: 2, bot: 'random' });
  await page.getByRole('button', { name: 'Hint' }).click();
  const hint = page.getByRole('region', { name: 'What a strong bot would consider' });
  await expect(hint.getByRole('listitem').first()).toBeVisible();
  await hint.getByRole('button').nth(1).click();
  await expect(page.locator('.bar .ch.sel')).toHaveCount(1);
});

test('two at one screen: a curtain hangs between them', async ({ page, server }) => {
  await sit(page, server, 'perestroika', { players: 2, options: { start: '0' } });
  for (let turn = 0; turn < 30 && !(await page.locator('.curtain').count()); ++turn) await decideOrCurtain(page);
  await expect(page.locator('.curtain h1')).toContainText(/Anna|Kuzma/);
  await expect(page.locator('.board')).toHaveCount(0); // nothing of the other is seen
  await page.locator('.curtain button').click();
  await expect(choices(page).first()).toBeVisible();
});

async function decideOrCurtain(page: Page) {
  await choices(page).first().click();
  const before = await lines(page);
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await page.locator('.curtain').count()) > 0 || (await lines(page)) !== before).toBe(true);
}

test('a score opens into its parts', async ({ page, server }) => {
  await sit(page, server, 'stroganov', { players: 2, bot: 'random' });
  await page.getByRole('button', { name: /Anna: \d+ points?/ }).click();
  await expect(page.locator('.pl.me dl')).toBeVisible();
});

test('a long log draws its newest lines, and the others on the way down', async ({ page, server }) => {
  await sit(page, server, 'stroganov', { players: 2, bot: 'random' });
  for (let turn = 0; turn < 40 && (await lines(page))! <= 25; ++turn) await decide(page);
  const shown = page.locator('.log li');
  const told = (await lines(page))!;
  expect(await shown.count()).toBeLessThan(told);
  const down = () => page.locator('.log').evaluate((log) => log.scrollTo(0, log.scrollHeight));
  await expect.poll(() => down().then(() => shown.count())).toBe(told);
});

test.describe('where things move', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('cards travel from the hand to the row', async ({ page, server }) => {
    await page.addInitScript(() => {
      const travelled: string[] = [];
      const animate = Element.prototype.animate;
      Element.prototype.animate = function (frames, how) {
        if (JSON.stringify(frames).includes('translate')) travelled.push(this.getAttribute('data-piece') ?? '');
        return animate.call(this, frames, how);
      };
      Object.assign(globalThis, { travelled });
    });
    await sit(page, server, 'catherine', { players: 2, bot: 'random' });
    await decide(page);
    await expect.poll(() => page.evaluate(() => (globalThis as unknown as { travelled: string[] }).travelled.length)).toBeGreaterThan(0);
  });
});
