// What a person may do at a table: choose, see, take back, ask why not, leave and come back, look back, change the language.
import type { Page } from '@playwright/test';
import { choices, decide } from './players';
import { expect, sit, test } from './server';
import { games } from '../tools/manifests.mjs';

const question = (page: Page) => page.locator('#question');
// How many lines the log has; it draws the newest of them.
const lines = (page: Page) => page.evaluate(() => document.querySelector<HTMLOListElement>('.log ol')?.start);
const undo = (page: Page) => page.locator('.acts .act').first();

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
  for (let turn = 0; turn < 30 && !(await page.locator('.curtain').count()); ++turn) await decide(page);
  await expect(page.locator('.curtain h1')).toContainText(/Anna|Kuzma/);
  await expect(page.locator('.board')).toHaveCount(0); // nothing of the other is seen
  await page.locator('.curtain button').click();
  await expect(choices(page).first()).toBeVisible();
});

test('a score opens into its parts', async ({ page, server }) => {
  await sit(page, server, 'stroganov', { players: 2, bot: 'random' });
  await page.getByRole('button', { name: /Anna: \d+ points?/ }).click();
  await expect(page.locator('.pl.me dl')).toBeVisible();
});

test('the rule of a tip is a link: by mouse, and by keyboard with ?', async ({ page, server }) => {
  await sit(page, server, 'stroganov', { players: 2, bot: 'random' });
  const thing = page.locator('.board [data-part="bag"]');
  await thing.hover();
  const link = page.locator('.tip a');
  await expect(link).toHaveAttribute('href', '/rules/stroganov#STR-8.4');
  const [rules] = await Promise.all([page.waitForEvent('popup'), link.click()]);
  await expect(rules.locator('[id="STR-8.4"]')).toHaveClass(/found/);
  await rules.close();
  await page.mouse.move(2, 300);
  await expect(page.locator('.tip')).toHaveCount(0);

  await page.keyboard.press('Shift+ArrowRight'); // to a thing that may not be chosen as well
  await expect(page.locator('.tip a')).toHaveCount(1);
  const cited = await page.locator('.tip a').textContent();
  const [again] = await Promise.all([page.waitForEvent('popup'), page.keyboard.press('?')]);
  expect(new URL(again.url()).hash).toBe(`#${cited}`);
});

test('a long press explains, and chooses nothing @phone', async ({ page, server }) => {
  await sit(page, server, 'perestroika', { players: 2, bot: 'random', options: { start: '0' } });
  const at = (await page.locator('.board .may').first().boundingBox())!;
  const finger = await page.context().newCDPSession(page);
  const point = { x: at.x + at.width / 2, y: at.y + at.height / 2 };
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await expect(page.locator('.tip')).toBeVisible();
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect(page.locator('.tip a').first()).toBeVisible(); // it stays: there is a link in it
  await expect(page.locator('.board .chosen')).toHaveCount(0);
  await page.locator('.phase').tap();
  await expect(page.locator('.tip')).toHaveCount(0);
});

// Every thing on the board that may not be chosen, by what it is part of or by its tip.
const silent = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const open = '.may, .chosen';
    const things = [...document.querySelectorAll<HTMLElement>('.board [data-part], .board [data-explained]')].filter(
      (node) => node.getClientRects().length > 0 && getComputedStyle(node).pointerEvents !== 'none' && !node.closest(open) && !node.querySelector(open),
    );
    const said = () => document.querySelector('.bar .note');
    const moment = () => document.querySelector<HTMLElement>('.table')!.dataset.version;
    const ask = async (node: HTMLElement): Promise<Element | null> => {
      const [before, then] = [said(), moment()];
      node.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      for (let wait = 0; wait < 100 && (said() === before || !said()); ++wait) await new Promise((resolve) => setTimeout(resolve, 20));
      if (moment() !== then) return ask(node); // what somebody else did wiped the answer away
      return said() === before ? null : said();
    };
    const without: string[] = [];
    for (const node of things) {
      const answer = await ask(node);
      if (!answer || !/\p{L}/u.test(answer.textContent!) || !answer.querySelector('a')) without.push(`${node.dataset.part ?? node.className.toString()}: ${answer?.textContent ?? ''}`);
    }
    return things.length > 20 ? without : [`only ${things.length} things`];
  });

// Cards, tiles, pieces and places without a tip.
const untold = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.board :is([data-part], [data-piece], .card, .tile)')]
      .filter((node) => node.getClientRects().length > 0 && getComputedStyle(node).pointerEvents !== 'none')
      .filter((node) => !node.closest('[data-explained]') && !node.querySelector('[data-explained]'))
      .map((node) => node.dataset.part ?? node.dataset.piece ?? node.outerHTML.slice(0, 80)),
  );

for (const { id: game } of games) {
  test(`everything on the board of ${game} has a tip and says why it may not be chosen, with the rule`, async ({ page, server }) => {
    await sit(page, server, game, { players: 2, bot: 'random' });
    for (let turn = 0; turn < 12; ++turn) {
      await expect(choices(page).first()).toBeVisible();
      expect(await untold(page), (await question(page).textContent())!).toEqual([]);
      if (turn % 4 === 0) expect(await silent(page), (await question(page).textContent())!).toEqual([]);
      await decide(page);
    }
  });
}

test('arrows follow the waterways of the map', async ({ page, server }) => {
  await sit(page, server, 'ivan', { players: 2, bot: 'random' });
  while (!(await page.locator('.map .city.may').count())) await decide(page);
  let followed = 0;
  for (const city of await page.locator('.map .city.may').all()) {
    for (const [key, dx, dy] of [['ArrowLeft', -1, 0], ['ArrowRight', 1, 0], ['ArrowUp', 0, -1], ['ArrowDown', 0, 1]] as const) {
      await city.focus();
      const linked = await city.evaluate(
        (node, [dx, dy]) => {
          const middle = (one: Element) => ((at) => [at.left + at.width / 2, at.top + at.height / 2])(one.getBoundingClientRect());
          const [x, y] = middle(node);
          return (node as SVGElement).dataset.near!.split(' ').filter((part) => {
            const other = document.querySelector(`.map .city.may[data-part="${part}"]`);
            const [ox, oy] = other ? middle(other) : [x, y];
            return (ox - x) * dx + (oy - y) * dy > Math.abs((ox - x) * dy) + Math.abs((oy - y) * dx);
          });
        },
        [dx, dy] as const,
      );
      await page.keyboard.press(key);
      if (!linked.length) continue;
      expect(linked).toContain(await page.evaluate(() => (document.activeElement as SVGElement).dataset.part));
      ++followed;
    }
  }
  expect(followed).toBeGreaterThan(3);
});

test('what cannot be taken back says so', async ({ page, server }) => {
  await sit(page, server, 'stroganov', { players: 2, bot: 'random' });
  await expect(choices(page).first()).toBeVisible();
  await expect(undo(page)).toHaveAttribute('aria-disabled', 'true'); // nothing was decided yet
  await undo(page).click({ force: true });
  await expect(page.locator('.bar .note')).toContainText('Nothing to take back');
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
