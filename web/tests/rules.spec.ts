// The rules are read in both languages, and one reads on where one was.
import type { Page } from '@playwright/test';
import { expect, test } from './server';

const reading = (page: Page) =>
  page.evaluate(() => {
    const node = [...document.querySelectorAll('article [id]')].find((one) => one.getBoundingClientRect().bottom > 130)!;
    return { id: node.id, top: node.getBoundingClientRect().top };
  });

for (const [game, rule] of [['ivan', 'IVN-9.3'], ['stroganov', 'STR-8.3'], ['catherine', 'CAT-7.2'], ['perestroika', 'PER-8.3']]) {
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
