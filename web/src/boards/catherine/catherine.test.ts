import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { actionSigns, bonusSigns, rulesOf, shortName, symbols } from './effects';
import type { Box, Card } from './game';
import { lines, outline, place, reach, roads, scenery } from './geometry';
import { laid, paid, type Plan } from './plan';
import { citiesOf } from './spot.svelte';
import en from './words/en.json';
import ru from './words/ru.json';

const box: Box = JSON.parse(readFileSync(new URL('../../../../games/catherine/components.json', import.meta.url), 'utf8'));
const icons = readFileSync(new URL('../../art/icons.svg', import.meta.url), 'utf8');
const card = (id: string): Card => box.project_cards.items.find((each) => each.id === id)!;

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

describe('a plan', () => {
  const nothing: Plan = { row: [], action: null, activation: null, slot: null, performs: null, cost: [], city: null, takes_bonus: null, bonus_cards: [], builds: null };

  it('lays the cards of the start row, or the action card', () => {
    expect(laid(nothing)).toEqual([]);
    expect(laid({ ...nothing, row: ['B19', 'B21'] })).toEqual(['B19', 'B21']);
    expect(laid({ ...nothing, action: 'B19', activation: 'B11' })).toEqual(['B19']);
  });

  it('pays for the action and for the bonus', () => {
    expect(paid({ ...nothing, performs: true, cost: ['R01', 'R05'], takes_bonus: true, bonus_cards: ['G01'] })).toEqual(['R01', 'R05', 'G01']);
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
