import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { actionSigns, bonusSigns, rulesOf, shortName, symbols } from './effects';
import type { Box, Card, Player } from './game';
import { lines, outline, place, reach, roads, scenery } from './geometry';
import { owned, wanted } from './owned';
import { plan } from './plan';
import { citiesOf } from './spot.svelte';
import en from './words/en.json';
import ru from './words/ru.json';

const box: Box = JSON.parse(readFileSync(new URL('../../../../games/catherine/components.json', import.meta.url), 'utf8'));
const icons = readFileSync(new URL('../../art/icons.svg', import.meta.url), 'utf8');
const card = (id: string): Card => box.project_cards.items.find((each) => each.id === id)!;
const index = (id: string) => card(id).index;
const city = (id: string) => box.cities.items.findIndex((each) => each.id === id);

const nobody: Player = { hand: [], row: [], activation: [], slot: null, order: null, residences: [], supply: 12, jokers: 0, favor: 0, picks: [], iron: 0, food: 0, caviar: 0, fur: 0 };

describe('the face of a card', () => {
  it('has signs for every action and bonus, each with an icon', () => {
    for (const each of box.project_cards.items) {
      const signs = [...symbols(each), ...actionSigns(each.action), ...(each.bonus ? bonusSigns(each.bonus) : [])];
      expect(actionSigns(each.action).length).toBeGreaterThan(0);
      if (each.bonus) expect(bonusSigns(each.bonus).length).toBeGreaterThan(2);
      for (const sign of signs) if ('icon' in sign) expect(icons).toContain(`id="${sign.icon}"`);
      for (const sign of signs) if ('word' in sign) expect(en.sign).toHaveProperty(sign.word);
    }
  });

  it('says what every action does, in both languages, and which rules tell more', () => {
    for (const each of box.project_cards.items) {
      for (const words of [en, ru]) expect(words.does).toHaveProperty(each.action.code);
      expect(rulesOf(each).split(', ')).toHaveLength(each.bonus ? 3 : 2);
    }
  });

  it('leaves 1 out in effects, never in costs', () => {
    expect(bonusSigns(card('B21').bonus!)).toEqual([{ icon: 'discard', n: 1 }, { arrow: true }, { icon: 'favor', n: undefined, tint: 'g-favor' }]);
  });

  it('calls persons by their last name', () => {
    expect(shortName('Grigori Alexandrowitsch Potjomkin', true)).toBe('G. Potjomkin');
    expect(shortName('Academy of Arts', false)).toBe('Academy of Arts');
  });
});

describe('what a player owns', () => {
  it('is on the cards of the row and on tiles', () => {
    const player = { ...nobody, row: ['G13', 'G16', 'B33', 'B01'], food: 1 };
    expect(owned(player, card)).toMatchObject({ iron: 3, food: 2 });
  });

  it('fills an order with tiles first and jokers where tiles are missing', () => {
    const order = box.order_cards.items[0];
    const filled = wanted(order, { iron: 3, food: 2, caviar: 0, fur: 1 }, 1).map((want) => want.filled);
    expect(filled).toEqual(['tile', 'tile', 'tile', 'joker', null, 'tile', null]);
  });
});

describe('a plan', () => {
  it('is empty before the first pick', () => expect(plan(box, 'play_cards', nobody).row).toEqual([]));

  it('lays the action card, then the activation card under a slot', () => {
    const picks = [index('B19'), index('B11')];
    expect(plan(box, 'play_cards', { ...nobody, picks })).toMatchObject({ row: ['B19'], activation: 'B11', slot: null });
    expect(plan(box, 'play_cards', { ...nobody, picks: [...picks, 0] }).slot).toBe(0);
  });

  it('pays, builds and pays for the bonus', () => {
    const decree = { ...nobody, row: ['B27'], slot: 0, picks: [1, index('R01'), index('R05'), city('riga')] };
    expect(plan(box, 'activate', decree)).toMatchObject({ paid: ['R01', 'R05'], city: 'riga' });
    const ball = { ...nobody, row: ['R29'], slot: 0, picks: [1, 1, index('G01')] };
    expect(plan(box, 'activate', ball)).toMatchObject({ paid: ['G01'], city: null });
  });

  it('is nothing when the action is forfeited or the residence declined', () => {
    expect(plan(box, 'activate', { ...nobody, row: ['B27'], slot: 0, picks: [0] })).toMatchObject({ paid: [], city: null });
    expect(plan(box, 'book_build', { ...nobody, picks: [255] }).city).toBeNull();
  });
});

describe('the map', () => {
  it('has a line for every road and a place for every city, also without a drawing', () => {
    expect(roads(box)).toHaveLength(box.roads.edges.length);
    expect(place({ ...box, drawing: undefined }, 'vyborg').label).toEqual([0, 49]);
    expect(place(box, 'vyborg').side).toBe('left');
  });

  it('breaks long names in two', () => {
    expect(lines('Nizhny Novgorod')).toEqual(['Nizhny', 'Novgorod']);
    expect(lines('Санкт-Петербург')).toEqual(['Санкт-', 'Петербург']);
    expect(lines('St. Petersburg')).toEqual(['St. Petersburg']);
  });

  it('takes a touch for the nearer of two cities', () => {
    const [vyborg, petersburg] = box.cities.items;
    for (const corner of reach(box, vyborg).split(' ')) {
      const [x, y] = corner.split(',').map(Number);
      expect(Math.hypot(x - vyborg.x, y - vyborg.y)).toBeLessThanOrEqual(Math.hypot(x - petersburg.x, y - petersburg.y) + 0.2);
    }
  });

  it('grows the same woods every time', () => {
    expect(scenery(box, box.drawing!)).toEqual(scenery(box, box.drawing!));
    expect(outline(box.drawing!.regions.blue)).toMatch(/^M.*Z$/);
  });

  it('knows of which cities a card speaks', () => {
    expect(citiesOf(card('B01'), box)).toEqual(['smolensk', 'reval', 'vyborg']);
    expect(citiesOf(card('B27'), box)).toHaveLength(6);
    expect(citiesOf(card('B13'), box)).toEqual([]);
  });
});
