// People who play a whole game in the browser, with nothing but a mouse, a keyboard or a finger.
import { expect, type Page } from '@playwright/test';

const bar = (page: Page) => page.locator('.bar');
const over = (page: Page) => page.locator('.bar a[href^="/replay/"]');

// Waits until this page is asked something, a curtain hangs, or the game is over.
export async function asked(page: Page): Promise<'asked' | 'curtain' | 'over'> {
  const choice = page.locator('.bar .ch:not(.quiet)').first();
  await expect(choice.or(over(page)).or(page.locator('.curtain')).first()).toBeVisible({ timeout: 30_000 });
  if (await page.locator('.curtain').count()) return 'curtain';
  return (await over(page).count()) ? 'over' : 'asked';
}

// The moment that the table shows. Choosing changes what is written in the bar, but only a decision changes this.
export const moment = (page: Page) => page.locator('.table').getAttribute('data-version');
export const moved = (page: Page, before: string | null, timeout = 30_000) => expect(page.locator(`.table[data-version="${before}"]`)).toHaveCount(0, { timeout });

export const choices = (page: Page) => page.locator('.bar .ch:not(.quiet)');

// Plays the first move that is offered. What others do meanwhile may take the choice away before it is confirmed: then it is made again.
export async function decide(page: Page) {
  const before = await moment(page);
  await expect(async () => {
    await choices(page).first().click();
    await page.keyboard.press('Enter');
    await moved(page, before, 5000);
  }).toPass({ timeout: 30_000 });
}

// Decides again and again until the game is over. Returns how often.
async function play(page: Page, decide: (turn: number) => Promise<void>, most = 2000): Promise<number> {
  let stuck = 0;
  for (let turn = 0; turn < most; ++turn) {
    const state = await asked(page);
    if (state === 'over') return turn;
    if (state === 'curtain') {
      await page.locator('.curtain button').click();
      await expect(page.locator('.curtain')).toHaveCount(0);
      continue;
    }
    const before = await moment(page);
    await decide(turn);
    // A decision that came too late, because the question had changed under the hand, is made again.
    const done = await moved(page, before, 6000).then(() => true, () => false);
    stuck = done ? 0 : stuck + 1;
    expect(stuck, 'decisions in a row without effect').toBeLessThan(5);
  }
  throw new Error('the game does not end');
}

// The glowing things that a pointer on their middle would hit: others are covered by finer ones.
const reachable = (page: Page) =>
  page.locator('.board .may').evaluateAll((all) =>
    all.flatMap((node, index) => {
      node.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      const at = node.getBoundingClientRect();
      const hit = document.elementFromPoint(at.left + at.width / 2, at.top + at.height / 2);
      return hit?.closest('.may') === node ? [index] : [];
    }),
  );

// Touches what glows on the board, one thing after the other, until a choice is made; what is not on the board is chosen in the bar.
// Before each choice one may look at the page.
export const byPointer = (page: Page, touch: 'click' | 'tap', look = async () => {}) =>
  play(page, async (turn) => {
    await look();
    const confirm = bar(page).locator('.act.go, .act.grave');
    const choices = bar(page).locator('.ch:not(.quiet)');
    for (let step = 0; step < 12; ++step) {
      // What others do meanwhile may end the game, or change the question, and then one chooses anew.
      if (await over(page).count()) return;
      if (await confirm.isEnabled({ timeout: 2000 }).catch(() => false)) {
        const done = await confirm[touch]({ timeout: 2000 }).then(() => true, () => false);
        if (done) return;
      }
      const glowing = step % 6 < 5 ? await reachable(page) : [];
      const thing = glowing.length ? page.locator('.board .may').nth(glowing[(turn + step) % glowing.length]) : choices.nth(turn % Math.max(1, await choices.count()));
      await thing[touch]({ timeout: 2000 }).catch(() => {});
    }
  });

// Never touches anything but keys.
export const byKeyboard = (page: Page) =>
  play(page, async (turn) => {
    const choices = await bar(page).locator('.ch:not(.quiet)').count();
    for (const digit of String((turn % Math.min(choices, 30)) + 1)) await page.keyboard.press(digit);
    await page.keyboard.press('Enter');
  });
