// Things move where one wants to see them move.
import { decide } from './players';
import { expect, sit, test } from './server';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('what comes from the stock flies from there, and what is discarded to the discard pile', async ({ page, server }) => {
  interface Flight {
    of: string;
    begins: { x: number; y: number };
    ends: { x: number; y: number };
    time: number;
  }
  await page.addInitScript(() => {
    const flights: Flight[] = ((globalThis as unknown as { flights: Flight[] }).flights = []);
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
      const moved = (frame: Keyframe) => /translate\((.*)px, (.*)px\)/.exec(String(frame.transform ?? ''))?.slice(1).map(Number) ?? [0, 0];
      const piece = this.hasAttribute('data-piece') ? this : (this.firstElementChild ?? this);
      const at = piece.getBoundingClientRect();
      const [first, last] = [(frames as Keyframe[])[0], (frames as Keyframe[]).at(-1)!].map(moved);
      const point = ([x, y]: number[]) => ({ x: at.left + at.width / 2 + x, y: at.top + at.height / 2 + y });
      if (String([...first, ...last]) !== '0,0,0,0') flights.push({ of: this.getAttribute('data-piece') ?? 'gone', begins: point(first), ends: point(last), time: (options as KeyframeAnimationOptions).duration as number });
      return animate.call(this, frames, options);
    };
  });
  const flights = () => page.evaluate(() => (globalThis as unknown as { flights: Flight[] }).flights.splice(0));
  const near = (point: { x: number; y: number }, box: { x: number; y: number; width: number; height: number }) =>
    Math.abs(point.x - box.x - box.width / 2) < 2 && Math.abs(point.y - box.y - box.height / 2) < 2;

  await sit(page, server, 'perestroika', { players: 2, bot: 'random', options: { start: '0' } });
  const stock = (await page.locator('[data-supply="stock.wood"]').boundingBox())!;
  await page.evaluate(() => ((globalThis as unknown as { flights: Flight[] }).flights.length = 0));
  await page.locator('#command').fill('take wood');
  await page.keyboard.press('Enter');
  let seen: Flight[] = [];
  await expect.poll(async () => (seen = [...seen, ...(await flights())]).some(({ of, begins }) => of.startsWith('held.0.wood') && near(begins, stock))).toBe(true);

  await sit(page, server, 'perestroika', { players: 1 });
  const discard = (await page.locator('[data-supply="discard"]').boundingBox())!;
  await decide(page); // a card of the display is discarded
  await expect.poll(async () => (seen = [...seen, ...(await flights())]).some(({ of, ends }) => of === 'gone' && near(ends, discard))).toBe(true);
  expect(Math.max(...seen.map(({ time }) => time))).toBeLessThanOrEqual(400);
  await expect(page.locator('.table > [aria-hidden=true]:not([class])')).toHaveCount(0); // nothing is left of a flight
});

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
