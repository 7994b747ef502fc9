// What each thing on the table is and does, in words: for tooltips and for those who do not see the drawing.
import type { Tip } from '../../play/sight.svelte';
import { chamberParts } from './effects';
import type { Lore } from './lore';
import type { Chamber, City, Effect, FreeAction, Hall, Region, Waterway } from './types';

const sentences = (...all: (string | null | undefined | false)[]) => all.filter(Boolean).join('\n');
const texts = (it: Lore) => it.table.words.say;

// ---- the map

export function cityWords(it: Lore, city: City): string {
  return sentences(it.table.named(city), ...cityLines(it, city)).replaceAll('\n', '. ');
}
function cityLines(it: Lore, city: City): string[] {
  const say = texts(it);
  const { named } = it.table;
  return [
    say('board.city.kind', { colour: named(it.colour(city.colour)), region: named(it.region(city.region)) }),
    say('board.city.income', { income: city.text[it.table.lang] }),
    ...it.seats.map((seat) => piecesWords(it, seat, city.id)).filter((words) => words !== ''),
  ];
}
function piecesWords(it: Lore, seat: number, city: string): string {
  const say = texts(it);
  const { warriors, boyars, buildings } = it.player(seat);
  const there = [
    warriors[city] && say('board.pieces.warriors', { count: warriors[city] }),
    boyars[city] && say('board.pieces.boyars', { count: boyars[city] }),
    buildings.includes(city) && say('board.pieces.building'),
  ].filter(Boolean);
  return there.length > 0 ? `${it.table.names[seat]}: ${there.join(', ')}` : '';
}
export const cityTip = (it: Lore, city: City): Tip => ({ title: it.table.named(city), text: cityLines(it, city).join('\n'), rule: 'IVN-9.3' });

export function tokenTip(it: Lore, token: string | null, way?: Waterway): Tip {
  const say = texts(it);
  const where = way && say('board.trade.way', { way: it.table.named(way), a: it.table.named(it.city(way.a)), b: it.table.named(it.city(way.b)) });
  if (token === null) return { title: say('board.trade.none'), text: where, rule: 'IVN-10.1' };
  return { title: say('board.trade.token', { token: it.table.named(it.trade(token)) }), icon: 'trade-token', text: sentences(where, say('board.trade.about')), rule: 'IVN-10.1' };
}

export function regionTip(it: Lore, region: Region, token: string | null): Tip {
  const say = texts(it);
  const influence = it.influence(region.id).map(({ seat, influence: points }) => say('board.region.influence', { name: it.table.names[seat], points }));
  return {
    title: it.table.named(region),
    icon: 'region',
    text: sentences(
      token ? say('board.region.reward', { reward: it.table.named(it.regionToken(token)) }) : say('board.region.none'),
      influence.length > 0 ? influence.join(', ') : say('board.region.nobody'),
      say(it.view.players.length === 2 ? 'board.region.two' : 'board.region.more'),
    ),
    rule: it.view.players.length === 2 ? 'IVN-13.4' : 'IVN-13.3',
  };
}

export const spoilTip = (it: Lore, id: string): Tip => ({
  title: texts(it)('board.spoils.token', { spoils: it.table.named(it.spoil(id)) }),
  icon: 'spoils',
  text: texts(it)('board.spoils.about'),
  rule: 'IVN-11.4',
});
export function fieldTip(it: Lore): Tip {
  const [first, second] = it.box.constants.field_scoring;
  return { title: it.table.named(it.box.map.field_of_war), icon: 'military', text: texts(it)('board.field.about', { first, second }), rule: 'IVN-14.3' };
}
export function favorTip(it: Lore): Tip {
  const [first, second] = it.box.constants.favor_scoring;
  return { title: texts(it)('board.favor.name'), icon: 'favor', text: texts(it)('board.favor.about', { first, second }), rule: 'IVN-4.2' };
}
export const favorTokenTip = (it: Lore, points: number, waits: boolean): Tip => ({
  title: texts(it)(waits ? 'board.favor.token' : 'board.favor.gone', { points }),
  icon: 'favor',
  text: texts(it)('board.favor.token_about', { points }),
  rule: 'IVN-4.5',
});

// ---- the Kremlin

const times = (effects: Effect[]) => chamberParts(effects).reduce((sum, row) => sum + row.times, 0);
export function chamberTip(it: Lore, chamber: Chamber, hall: Hall): Tip {
  const say = texts(it);
  const boyars = it.ranked(hall).map((seat) => say('board.chamber.boyar', { name: it.table.names[seat], coins: hall.coins[seat] }));
  return {
    title: it.table.named(chamber),
    icon: `ch-${chamber.id}`,
    text: sentences(
      say(`board.chamber.regular.${chamber.id}`, { times: times(chamber.regular) }),
      say(`board.chamber.bonus.${chamber.id}`, { times: times(chamber.bonus) }),
      hall.card && it.table.named(it.assignment(hall.card)),
      hall.seal !== null && say('board.chamber.sealed', { name: it.table.names[hall.seal] }),
      boyars.length > 0 && say('board.chamber.boyars', { boyars: boyars.join(', ') }),
      hall.on_card.length > 0 && say('board.chamber.on_card', { names: hall.on_card.map((seat) => it.table.names[seat]).join(', ') }),
    ),
    rule: `IVN-7.${it.box.chambers.indexOf(chamber) + 1}`,
  };
}
export const assignmentTip = (it: Lore, card: string): Tip => {
  const { target } = it.assignment(card);
  const about = target.kremlin ? 'kremlin' : target.any ? 'any' : 'colour';
  return { title: it.table.named(it.assignment(card)), icon: 'assignment', text: texts(it)(`board.assignment.${about}`), rule: target.kremlin ? 'IVN-6.3' : 'IVN-6.6' };
};

// ---- cards and pads

export const projectTip = (it: Lore, id: string): Tip => {
  const { text, type } = it.project(id);
  return { title: it.table.named(it.project(id)), icon: type, text: text[it.table.lang], rule: 'IVN-11.2' };
};
export const titleTip = (it: Lore, id: string): Tip => ({
  title: it.table.named(it.titleCard(id)),
  icon: 'title',
  text: sentences(it.titleCard(id).text[it.table.lang], texts(it)('board.title.about')),
  rule: 'IVN-12.3',
});
export const estateTip = (it: Lore, id: string, used = false): Tip => ({
  title: it.table.named(it.estate(id)),
  icon: 'estate',
  text: sentences(it.estate(id).text[it.table.lang], texts(it)(used ? 'board.estate.used' : 'board.estate.about')),
  rule: 'IVN-8.3',
});
export function slotTip(it: Lore, seat: number, slot: number): Tip {
  const say = texts(it);
  const token = it.player(seat).pad[slot];
  const print = it.box.pad.slots[slot].preprinted;
  if (token) return { ...tokenTip(it, token), title: say('board.pad.holds', { slot: slot + 1, token: it.table.named(it.trade(token)) }), text: say('board.pad.about') };
  return { title: print ? say(`game.item.slot${slot + 1}`) : say('board.pad.empty', { slot: slot + 1 }), icon: 'trade-token', text: say('board.pad.about'), rule: 'IVN-10.2' };
}
export const freeTip = (it: Lore, action: FreeAction): Tip => ({ title: it.table.named(action), text: texts(it)('board.free.about'), rule: 'IVN-8.2' });
export const goodTip = (it: Lore, id: string): Tip => {
  const { kind } = it.resource(id);
  return { title: it.table.named(it.resource(id)), icon: id, text: texts(it)(`board.good.${kind}`), rule: 'IVN-1.4' };
};
