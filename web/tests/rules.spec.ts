// The rules are read in both languages, and one reads on where one was.
import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from '../src/games';
import { games } from '../tools/manifests.mjs';
import { expect, test } from './server';

const reading = (page: Page) =>
  page.evaluate(() => {
    const node = [...document.querySelectorAll('article [id]')].find((one) => one.getBoundingClientRect().bottom > 130)!;
    return { id: node.id, top: node.getBoundingClientRect().top };
  });

// A rule in the middle of the book.
function someRule({ id, rules }: Manifest): string {
  const text = readFileSync(join(import.meta.dirname, `../../docs/rules/${id}.md`), 'utf8');
  const all = [...text.matchAll(new RegExp(`^(?:- )?\\*\\*(${rules!.prefix}-\\d+\\.\\d+)\\b`, 'gm'))].map(([, rule]) => rule);
  return all[Math.floor(all.length / 2)];
}

for (const [game, rule] of games.filter(({ rules }) => rules).map((game) => [game.id, someRule(game)])) {
  test(`the rules of ${game} change their language under the reader's eyes`, async ({ page, server }) => {
    await page.goto(`${server.url}/rules/${game}#${rule}`);
    await expect(page.locator(`[id="${rule}"]`)).toHaveClass(/found/);
    await expect(page.locator(`[id="${rule}"]`)).toBeInViewport();
    await page.evaluate(() => scrollBy(0, 700));
    const before = await reading(page);
    await page.getByRole('button', { name: 'Русский' }).click();
    await expect(page.locator('article')).toHaveAttribute('lang', 'ru');
    await expect.poll(async () => (await reading(page)).id).toBe(before.id);
    await expect.poll(async () => Math.abs((await reading(page)).top - before.top)).toBeLessThan(3);

    await page.getByRole('searchbox').fill(rule);
    await page.locator('.hits button').first().click();
    await expect(page.locator(`[id="${rule}"]`)).toBeInViewport();
    await page.getByRole('link', { name: 'Словарь' }).first().click();
    await expect(page.locator('dl dt').first()).toHaveText(/[а-яё]/i);
    expect(await page.locator('dl dt').count()).toBeGreaterThan(40);
  });
}
