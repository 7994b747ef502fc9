import type { Manifest } from '../src/games';

export const games: Manifest[];
export const examples: Manifest[];
export const colours: () => string;
export const ornaments: () => string;
