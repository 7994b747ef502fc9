// The rules open in one tab beside the table, so that the table is not lost.
import { manifestOf } from '../games';

export const rulesTab = {
  name: 'tsardom-rules',
  address: (game: string, rule = '') => `/rules/${game}${rule && `#${rule}`}`,
  open: (game: string, rule?: string) => void (manifestOf(game)?.rules && window.open(rulesTab.address(game, rule), rulesTab.name)),
};
