// Cards, cities and orders in words: for tooltips and for those who do not see the drawing.
import type { Tip } from '../../play/sight.svelte';
import { rulesOf } from './effects';
import type { Card, City, Game, Goods } from './game';
import { goods } from './owned';

export class Said {
  constructor(readonly game: Game) {}

  say = (key: string, vars?: Record<string, string | number>) => this.game.table.words.say(key, vars);

  list = (words: string[]): string => (words.length ? words.join(', ') : this.say('board.none'));

  title = (card: Card): string => `${card.id} ${this.game.table.named(card)}`;

  colour = (id: string): string => this.game.table.named(this.game.box.colours.items.find((colour) => colour.id === id)!).toLowerCase();

  counted = (count: Partial<Goods> & { cannon?: number; book?: number }): string =>
    this.list([...goods, 'cannon' as const, 'book' as const].filter((what) => count[what]).map((what) => this.say('board.counted', { what, count: count[what]! })));

  upper = (card: Card): string => {
    if (card.cities.length) return '';
    const { goods, cannons, books } = card.symbols;
    return this.say('board.card.counts', { what: this.counted({ ...goods, cannon: cannons, book: books }) });
  };

  effect = (card: Card): string => {
    const { lang } = this.game.table;
    const bonus = card.bonus ? this.say('board.card.bonus', { text: card.bonus.text[lang] }) : this.say('board.card.no_bonus');
    return [this.upper(card), this.say('board.card.action', { text: card.action.text[lang] }), bonus].filter(Boolean).join('\n');
  };

  card = (id: string): Tip => {
    const card = this.game.card(id);
    return { title: this.title(card), text: `${this.say('board.card.colour', { colour: this.colour(card.colour) })}\n${this.effect(card)}`, rule: rulesOf(card) };
  };

  spoken = (id: string): string => {
    const card = this.game.card(id);
    return `${this.title(card)}, ${this.colour(card.colour)}. ${this.effect(card)}`;
  };

  activation = (above: string | undefined, id: string, match: boolean): Tip => {
    const card = this.game.card(id);
    const under = above === undefined ? '' : this.say(match ? 'board.slot.matches' : 'board.slot.differs', { card: this.title(this.game.card(above)) });
    return { title: this.title(card), text: `${this.say('board.slot.only_colour', { colour: this.colour(card.colour) })}\n${under}`, rule: 'CAT-4.3, CAT-5.5' };
  };

  seats = (seats: number[]): string => this.list(seats.map((seat) => this.game.table.names[seat]));

  feature = (city: City): string =>
    city.crown ? this.say('board.city.crown') : city.one ? this.say('board.city.one') : this.say('board.city.good', { what: city.good!, left: this.game.tilesLeft(city) });

  neighbours = (city: City): string =>
    this.list(this.game.box.roads.edges.filter((ends) => ends.includes(city.id)).map((ends) => this.game.table.named(this.game.city(ends[0] === city.id ? ends[1] : ends[0]))));

  city = (city: City): Tip => ({
    title: this.game.table.named(city),
    text: [
      this.say('board.city.colour', { colour: this.colour(city.colour) }),
      this.feature(city),
      this.say('board.city.residents', { who: this.seats(this.game.residents(city.id)) }),
      this.say('board.city.roads', { cities: this.neighbours(city) }),
    ].join('\n'),
    rule: city.crown || city.one ? 'CAT-7.4' : 'CAT-7.3',
  });

  order = (seat: number): Tip => {
    const player = this.game.player(seat);
    const order = this.game.box.order_cards.items.find((card) => card.id === player.order)!;
    const { wants, points: now } = this.game.facts(seat).order!;
    const points = this.game.box.order_scoring.vp_by_matches;
    return {
      title: this.say('board.order.title', { id: order.id }),
      text: this.say('board.order.text', {
        goods: this.counted(order.goods),
        tiles: this.counted(player),
        jokers: player.jokers,
        filled: wants.filter((want) => want.filled).length,
        now,
        table: points.flatMap((vp, matches) => (vp > 0 ? [this.say('board.order.step', { matches, vp })] : [])).join(', '),
      }),
      rule: 'CAT-10.2',
    };
  };

  owns = (seat: number): Tip => {
    const player = this.game.player(seat);
    const { cannons, books, ...goods } = this.game.facts(seat).owned;
    return {
      title: this.say('board.owns.title', { name: this.game.table.names[seat] }),
      text: this.say('board.owns.text', { all: this.counted({ ...goods, cannon: cannons, book: books }), tiles: this.counted(player) }),
      rule: 'CAT-4.1',
    };
  };
}
