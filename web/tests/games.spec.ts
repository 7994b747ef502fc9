// Each game to its end: by mouse, by keyboard alone, and with a finger on a phone.
import { byKeyboard, byPointer } from './players';
import { expect, sit, test } from './server';
import { tooSmall } from './targets';

const games = [
  { game: 'ivan', players: 2 },
  { game: 'stroganov', players: 2 },
  { game: 'catherine', players: 2 },
  { game: 'perestroika', players: 2 },
];

for (const { game, players } of games) {
  test(`${game} by mouse`, async ({ page, server }) => {
    await sit(page, server, game, { players, bot: 'random' });
    expect(await byPointer(page, 'click')).toBeGreaterThan(5);
    await expect(page.locator('.bar h2')).toContainText(/\S/);
  });

  test(`${game} by keyboard alone`, async ({ page, server }) => {
    await sit(page, server, game, { players, bot: 'random' });
    expect(await byKeyboard(page)).toBeGreaterThan(5);
  });

  test(`${game} on a phone @phone`, async ({ page, server }) => {
    await sit(page, server, game, { players, bot: 'random' });
    const asked = new Set<string>();
    const small = new Set<string>();
    const measure = async () => {
      const question = await page.evaluate(() => document.querySelector('#question')?.textContent);
      if (!question || asked.has(question)) return;
      asked.add(question);
      for (const thing of await tooSmall(page)) small.add(`${question} ${thing}`);
    };
    expect(await byPointer(page, 'tap', measure)).toBeGreaterThan(5);
    expect(asked.size).toBeGreaterThan(3);
    expect([...small], 'too small for a finger').toEqual([]);
  });
}
