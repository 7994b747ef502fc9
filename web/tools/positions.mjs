// Plays games with greedy bots through the line protocol and keeps the moments where a question is asked for the first time, some
// between them and the end, as the page would be told them, in both languages.
// Usage: node tools/positions.mjs PROGRAM [FOLDER]
import { spawn } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { examples, games } from './manifests.mjs';

const [program, folder = '.positions'] = process.argv.slice(2);
const names = ['Anna', 'Kuzma', 'Maria', 'Timofey'];
const sittings = [...games, ...examples].flatMap(({ id: game, players: { least, most }, sittings = [] }) => [
  ...Array.from({ length: most - least + 1 }, (_, more) => ({ game, players: least + more })),
  ...sittings.map((sitting) => ({ game, ...sitting })),
]);

class Table {
  constructor(lang) {
    this.lang = lang;
    this.child = spawn(program, ['table'], { stdio: ['pipe', 'pipe', 'inherit'] });
    this.answers = createInterface({ input: this.child.stdout })[Symbol.asyncIterator]();
  }
  async ask(request) {
    this.child.stdin.write(JSON.stringify(request) + '\n');
    const answer = JSON.parse((await this.answers.next()).value);
    if (!answer.ok) throw new Error(`${JSON.stringify(request)}: ${answer.error.message}`);
    return answer;
  }
  async sit(sitting) {
    const seats = names.slice(0, sitting.players);
    return this.ask({ cmd: 'new', seed: 5, lang: this.lang, seats, ...sitting });
  }
  async told(seat, events, actors) {
    const of = seat === null ? 'spectator' : seat;
    const { prompt, moves } = seat === null ? { prompt: null, moves: [] } : await this.ask({ cmd: 'legal', seat });
    const { view } = await this.ask({ cmd: 'view', seat: of });
    const { ok, ...score } = await this.ask({ cmd: 'score', seat: of });
    return { seat, version: 1, events, actors, prompt, moves, undo: true, view, score };
  }
}

async function play(sitting) {
  const tables = [new Table('en'), new Table('ru')];
  const kept = [];
  const asked = new Set();
  let [answer, other] = [await tables[0].sit(sitting), await tables[1].sit(sitting)];
  const recent = { en: answer.events, ru: other.events };
  const keep = async (seat, why) => {
    const [en, ru] = await Promise.all([tables[0].told(seat, recent.en, answer.actors), tables[1].told(seat, recent.ru, answer.actors)]);
    kept.push({ ...sitting, name: why, names: names.slice(0, sitting.players), told: { en, ru } });
  };
  for (let decision = 0; answer.actors.length; ++decision) {
    const seat = answer.actors[0];
    const { prompt } = await tables[0].ask({ cmd: 'legal', seat });
    const why = asked.has(prompt.question) ? `move-${decision}` : prompt.question;
    if (!asked.has(prompt.question) || decision % 29 === 28) await keep(seat, why);
    if (decision % 90 === 89) await keep(null, `watched-${decision}`);
    asked.add(prompt.question);
    const { text } = await tables[0].ask({ cmd: 'bot', seat, level: 'greedy', seed: decision + 1 });
    answer = await tables[0].ask({ cmd: 'play', seat, move: text });
    other = await tables[1].ask({ cmd: 'play', seat, move: text });
    for (const [lang, told] of [['en', answer], ['ru', other]]) recent[lang] = [...recent[lang], ...told.events].slice(-40);
  }
  await keep(0, 'end');
  for (const table of tables) await table.ask({ cmd: 'quit' }), table.child.stdin.end();
  return kept;
}

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const index = [];
for (const sitting of sittings) {
  const scenario = sitting.options ? `-${Object.values(sitting.options).join('-')}` : '';
  for (const position of await play(sitting)) {
    const id = `${sitting.game}-${sitting.players}${scenario}-${position.name}`;
    writeFileSync(`${folder}/${id}.json`, JSON.stringify(position));
    index.push(id);
  }
}
writeFileSync(`${folder}/index.json`, JSON.stringify(index));
console.log(`${index.length} positions in ${folder}`);
