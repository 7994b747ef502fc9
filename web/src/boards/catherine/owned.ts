import type { Good } from './game';

export const goods: Good[] = ['iron', 'food', 'caviar', 'fur'];
