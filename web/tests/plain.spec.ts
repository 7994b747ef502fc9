// A game without a drawn board is played on a plain one: connect four, from the entrance to the end, in both languages.
import { byPointer, choices, moment, moved } from './players';
import { expect, sit, test } from './server';

test('an example is set up from the foot of the entrance', async ({ page, server }) => {
  await page.goto(server.url);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Connect four' }).click();
  await expect(page.locator('h1')).toHaveText('Connect four: set up a table');
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page.locator('.board .column')).toHaveCount(7);
  await expect(page.locator('.table')).toHaveAttribute('data-game', 'connect_four');
});

test('touching a column drops a disc into it, and the board says whose it is', async ({ page, server }) => {
  await sit(page, server, 'connect_four', { players: 2 });
  const column = page.locator('.board [data-part="column.d"]');
  await expect(column).toHaveAttribute('aria-label', 'column d, from the top: empty, empty, empty, empty, empty, empty');
  const before = await moment(page);
  await column.click();
  await expect(page.locator('.bar .ch.sel')).toContainText('Drop into column d');
  await column.click();
  await moved(page, before);
  await page.locator('.curtain button').click();
  await expect(column).toHaveAttribute('aria-label', /empty, Anna$/);
  await page.getByRole('button', { name: 'Русский' }).click();
  await expect(column).toHaveAttribute('aria-label', 'столбец d, сверху вниз: пусто, пусто, пусто, пусто, пусто, Anna');
  await expect(page.locator('.head h1')).toHaveText('Четыре в ряд');
});

test('what may not be chosen says why, with its rule, which has no page to lead to', async ({ page, server }) => {
  await sit(page, server, 'connect_four', { players: 2 });
  for (let disc = 0; disc < 6; ++disc) {
    const before = await moment(page);
    await page.locator('.board [data-part="column.a"]').click();
    await page.keyboard.press('Enter');
    await moved(page, before);
    await page.locator('.curtain button').click();
    await expect(choices(page).first()).toBeVisible();
  }
  await expect(choices(page)).toHaveCount(6);
  await page.locator('.board [data-part="column.a"]').click();
  await expect(page.locator('.bar .note')).toContainText('this column is full');
  await expect(page.locator('.bar .note')).toContainText('C4-2');
  await expect(page.locator('.bar .note a')).toHaveCount(0);
});

for (const lang of ['en', 'ru']) {
  test.describe(lang, () => {
    test.use({ locale: lang });
    test(`a whole game against a bot is told in ${lang}`, async ({ page, server }) => {
      await sit(page, server, 'connect_four', { players: 2, bot: 'greedy' });
      expect(await byPointer(page, 'click')).toBeGreaterThan(2);
      await expect(page.locator('.bar h2')).toHaveText(lang === 'en' ? /win|over/ : /победил|побежда|окончена|побед/i);
      await expect(page.locator('.log li').first()).toContainText(lang === 'en' ? 'column' : 'столбец');
    });
  });
}
