// Each game to its end: by mouse, by keyboard alone, and with a finger on a phone.
import { byKeyboard, byPointer } from './players';
import { examples, games } from '../tools/manifests.mjs';
import { expect, sit, test } from './server';
import { tooSmall } from './targets';

// A game that can be over in a few turns asks few questions.
const sittings = [...games.map(({ id }) => ({ game: id, least: 6, questions: 4 })), ...examples.map(({ id }) => ({ game: id, least: 1, questions: 1 }))];
const players = 2;

for (const { game, least, questions } of sittings) {
  test(`${game} by mouse`, async ({ page, server }) => {
    await sit(page, server, game, { players, bot: 'random' });
    expect(await byPointer(page, 'click')).toBeGreaterThanOrEqual(least);
    await expect(page.locator('.bar h2')).toContainText(/\S/);
  });

  test(`${game} by keyboard alone`, async ({ page, server }) => {
    await sit(page, server, game, { players, bot: 'random' });
    expect(await byKeyboard(page)).toBeGreaterThanOrEqual(least);
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
    expect(await byPointer(page, 'tap', measure)).toBeGreaterThanOrEqual(least);
    expect(asked.size).toBeGreaterThanOrEqual(questions);
    expect([...small], 'too small for a finger').toEqual([]);
  });
}
