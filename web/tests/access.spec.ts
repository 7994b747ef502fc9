// axe finds nothing serious on any page and any board, in both themes.
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { asked, moment, moved } from './players';
import { examples, games } from '../tools/manifests.mjs';
import { expect, sit, test } from './server';

async function serious(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

const all = [...games, ...examples].map(({ id }) => id);
const pages = ['/', ...all.map((game) => `/new/${game}`), '/rules/perestroika', '/learn', '/learn/catherine', '/me', '/about', '/nowhere'];

for (const theme of ['light', 'dark'] as const) {
  test.describe(theme, () => {
    test.use({ colorScheme: theme });

    // One test for all pages: most of the time of such a test is its beginning.
    test('the pages', async ({ page, server }) => {
      for (const path of pages) {
        await page.goto(server.url + path);
        await expect(page.locator('h1')).toBeVisible();
        await page.waitForLoadState('networkidle');
        expect(await serious(page), path).toEqual([]);
      }
    });

    for (const game of all) {
      test(`the board of ${game}`, async ({ page, server }) => {
        await sit(page, server, game, { players: 2, bot: 'random' });
        expect(await serious(page)).toEqual([]);
        for (let turn = 0; turn < 6; ++turn) {
          if ((await asked(page)) === 'over') break;
          const before = await moment(page);
          await page.keyboard.press('1');
          await page.keyboard.press('Enter');
          await moved(page, before);
        }
        expect(await serious(page)).toEqual([]);
      });
    }
  });
}
