// The parts of a round, and which of them a step of the game belongs to.
export const phases = ['reveal', 'draft', 'turns'] as const;
export type Phase = (typeof phases)[number];

const drafting = ['draft', 'compensation', 'solo_discard', 'solo_aside'];
const turns = ['turn', 'hand_limit'];

// A shuffle with what a scenario makes of it interrupts a reveal. Before the first round and after the last there is no phase.
export function phaseOf(step: string | undefined): Phase | null {
  if (!step || step === 'first_player' || step === 'start_materials') return null;
  if (drafting.includes(step)) return 'draft';
  return turns.includes(step) ? 'turns' : 'reveal';
}
