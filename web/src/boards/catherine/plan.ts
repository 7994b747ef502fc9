// What a seat has chosen so far while all choose at once: nothing moves until the last has chosen, so the page lays it out as a plan.
export interface Plan {
  row: string[]; // cards for the start row
  action: string | null; // the card that will join the action row
  activation: string | null; // the card that will activate
  slot: number | null; // where it will lie
  performs: boolean | null;
  cost: string[];
  city: string | null; // where a residence will stand
  takes_bonus: boolean | null;
  bonus_cards: string[];
  builds: boolean | null;
}

// Cards that will lie in the action row.
export const laid = (plan: Plan): string[] => (plan.action === null ? plan.row : [...plan.row, plan.action]);
// Cards that will be discarded.
export const paid = (plan: Plan): string[] => [...plan.cost, ...plan.bonus_cards];
