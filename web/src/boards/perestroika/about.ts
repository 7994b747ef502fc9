// What the tooltips say: a thing's full effect in words, with its rule.
import type { Tip } from '../../play/sight.svelte';
import { halves, type Scenario } from './box';
import type { Court } from './court';
import { materialIcon, ruleOf } from './effects';

export function aboutCard({ table, kind }: Court, card: string): Tip {
  const { say } = table.words;
  const { names, copies, cross, ...face } = kind(card);
  const told = halves.map((half) => say(`board.${half}`, { effect: face[half].text[table.lang] }));
  const rules = [...new Set(halves.map((half) => ruleOf(face[half])))];
  return { title: names[table.lang], icon: cross ? 'cross' : undefined, text: [...told, say('board.copies', { copies, cross: String(cross) })].join('\n'), rule: rules.join(', ') };
}

export function aboutBuilding(here: Court, id: string): Tip {
  const { say } = here.table.words;
  const building = here.building(id);
  const scenario = building.scenario_only ? here.scenario : undefined;
  const points = building.points === null ? '' : say('board.building.points', { points: building.points });
  const lines = [
    say('board.building.cost', { cost: here.amounts(building.cost) }),
    points,
    say('board.building.marks', { marks: building.marks }),
    scenario ? scenarioWords(here, scenario) : say('board.building.most', { most: building.max_per_action ?? 0 }),
  ];
  return { title: here.table.named(building), icon: id, text: lines.filter(Boolean).join('\n'), rule: scenario ? scenarioRule(here, scenario) : 'PER-10' };
}

export const aboutPlot = ({ table }: Court, title: string): Tip => ({ title, icon: 'building', text: table.words.say('board.plot'), rule: 'PER-10.2' });

export function aboutChip({ table: { words, options } }: Court): Tip {
  const rule = options.chip_rule;
  return { title: words.say('board.chip.title'), icon: 'chip', text: words.say('board.chip.text', { rule }), rule: rule === 'discards' ? 'PER-8.2, PER-8.8' : 'PER-8.2, PER-8.7' };
}

export function aboutMaterial({ table, box, material, view }: Court, id: string): Tip {
  const { hold_limit_per_kind: limit, tatar_keep_per_kind: keep } = box.materials;
  const { names, piece } = material(id);
  return { title: names[table.lang], icon: materialIcon(id), text: table.words.say('board.material', { piece, limit, keep, stock: view.stock[id] }), rule: 'PER-9.1, PER-6.1' };
}

export function scenarioWords({ table }: Court, scenario: Scenario): string {
  const params = Object.entries(scenario.params).map(([key, value]) => [key, Array.isArray(value) ? value.join(', ') : typeof value === 'number' ? value : String(value)]);
  return table.words.say(`board.scenario.${scenario.id}`, Object.fromEntries(params));
}

export function scenarioRule({ box }: Court, scenario: Scenario): string {
  return `PER-13.${box.scenarios.indexOf(scenario) + 1}`;
}

export function aboutScenario(here: Court, scenario: Scenario): Tip {
  const { say } = here.table.words;
  const lines = [scenarioWords(here, scenario), say('board.ratings', scenario.ratings)];
  if (scenario.base_score !== 0) lines.push(say('board.base', { base: scenario.base_score }));
  return { title: here.table.named(scenario), icon: 'title', text: lines.join('\n'), rule: scenarioRule(here, scenario) };
}

// The rank table, for the scores of this scenario.
export function aboutRanks(here: Court, points: number): Tip {
  const { say } = here.table.words;
  const lines = here.facts.ranks.map(({ rank: id, from }) => {
    const rank = here.table.named(here.rank(id)!);
    return from === null ? say('board.rank.below', { rank }) : say('board.rank.from', { rank, min: from });
  });
  return { title: say('board.rank.of', { points }), icon: 'vp', text: lines.join('\n'), rule: 'PER-12.4' };
}

// The cards in a pile as far as they are known.
export function aboutPile(here: Court, title: string, cards: (string | null)[], rule: string): Tip {
  const { say } = here.table.words;
  const known = new Map<string, number>();
  for (const card of cards) if (card) known.set(here.kindId(card), (known.get(here.kindId(card)) ?? 0) + 1);
  const names = [...known].map(([kind, count]) => here.table.named(here.kind(kind)) + (count > 1 ? ` ×${count}` : ''));
  const unknown = cards.filter((card) => card === null).length;
  if (unknown) names.push(say('board.backs', { count: unknown }));
  return { title, icon: 'card', text: names.length ? names.join(', ') : say('board.no_cards'), rule };
}
