import { expect, test } from 'vitest';
import { Refused } from '../wire/http';
import type { Message, Socket } from '../wire/socket.svelte';
import type { Move } from '../wire/told';
import { Words } from '../words/words.svelte';
import { Live } from './live.svelte';
import { Sight } from './sight.svelte';

const move = (text: string, part: string): Move => ({ move: { kind: text }, text, label: text, parts: [part] });
const update = (version: number, ...moves: Move[]): Message => ({ push: 'update', table: 't', seat: 0, version, moves, events: [], view: {}, prompt: { text: 'What?', question: 'q' } });

// A table that was told a question with two choices, and the answer that it waits for.
function opened() {
  let refuse = (_: Refused) => {};
  let answer = (_: Message) => {};
  const socket = { ask: () => new Promise<Message>((resolve, reject) => ((answer = resolve), (refuse = reject))) } as unknown as Socket;
  const live = new Live(socket, 't', new Sight('perestroika', new Words()), 0);
  live.take(update(1, move('take fur', 'stock.fur'), move('take wood', 'stock.wood')));
  return { live, answered: (message: Message) => answer(message), refused: () => refuse(new Refused('illegal', 'not asked now', 'PER-1')) };
}

test('a refusal of what is chosen is told', async () => {
  const { live, refused } = opened();
  live.sight.choosing.touch('stock.fur');
  const answered = live.preview(live.sight.choosing.chosen!);
  refused();
  await answered;
  expect(live.note?.text).toBe('not asked now');
});

test('what a choice warns of is told before what it will change', async () => {
  const { live, answered } = opened();
  live.take(update(2, { ...move('sing', 'songs.SA1'), warning: { text: 'For nothing.', rule: 'STR-13.2' } }));
  live.sight.choosing.touch('songs.SA1');
  const told = live.preview(live.sight.choosing.chosen!);
  answered({ events: [{ text: 'You sing.' }], final: false } as unknown as Message);
  await told;
  expect(live.note).toEqual({ text: 'For nothing. You sing.', rule: 'STR-13.2', grave: false });
});

test('what was asked about a question is not told under the next one', async () => {
  const { live, refused } = opened();
  live.sight.choosing.touch('stock.fur');
  const chosen = live.sight.choosing.chosen!;
  for (const asked of [() => live.preview(chosen), () => live.explain('stock.wheat')]) {
    const answered = asked();
    live.take(update(live.now!.version + 1, move('build town', 'area.r1c1')));
    refused();
    await answered;
    expect(live.note).toBeNull();
    live.take(update(live.now!.version + 1, move('take fur', 'stock.fur')));
  }
});

test('why a thing may not be chosen is told with its rule', async () => {
  const { live, refused } = opened();
  const answered = live.explain('stock.wheat');
  refused();
  await answered;
  expect(live.note).toEqual({ text: 'not asked now', rule: 'PER-1' });
});
