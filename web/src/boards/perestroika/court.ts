// The board's own sight: its view and box by name, and what they say together.
import { sight, type Sight } from '../../play/sight.svelte';
import type { Box, Building, CardKind, Facts, Material, Rank, Scenario, View } from './box';

export class Court {
  constructor(readonly table: Sight) {}

  get view(): View {
    return this.table.view;
  }
  get box(): Box {
    return this.table.box;
  }
  get facts(): Facts {
    return this.view.facts;
  }
  get solo(): boolean {
    return this.view.players.length === 1;
  }
  // Whose principality is drawn large: one's own, for those who watch the first.
  get mine(): number {
    return this.table.me ?? 0;
  }
  get rivals(): number[] {
    const seats = this.view.players.length;
    return Array.from({ length: seats - 1 }, (_, i) => (this.mine + 1 + i) % seats);
  }
  get scenario(): Scenario | undefined {
    return this.box.scenarios.find(({ id }) => id === this.table.options.scenario);
  }
  get buildings(): Building[] {
    return this.box.buildings.filter((building) => !building.scenario_only || building.scenario_only === this.scenario?.id);
  }
  // Where the game stands: the step that is asked lies on top.
  get step(): string {
    return this.view.steps.at(-1)?.step ?? '';
  }

  // The second copy of a card is called "hunter_2".
  kindId = (card: string): string => (this.box.action_card_kinds.some(({ id }) => id === card) ? card : card.slice(0, card.lastIndexOf('_')));
  kind = (card: string): CardKind => {
    const id = this.kindId(card);
    return this.box.action_card_kinds.find((kind) => kind.id === id)!;
  };
  building = (id: string): Building => this.box.buildings.find((building) => building.id === id)!;
  material = (id: string): Material => this.box.materials.kinds.find((material) => material.id === id)!;
  rank = (id: string): Rank | undefined => this.box.score_ranks.find((rank) => rank.id === id);

  // "2 wood, 1 wheat"
  amounts = (amounts: Record<string, number>): string =>
    this.box.materials.kinds
      .filter(({ id }) => amounts[id])
      .map((material) => `${amounts[material.id]} ${this.table.named(material)}`)
      .join(', ');
}

export const court = (): Court => new Court(sight());
