// What a part of a view looks like. The page knows nothing of the game: only its view, and what the manifest says of it.
import type { Manifest } from '../../games';
import type { Move } from '../../wire/told';

export type Word = string | number | boolean | null;
export type View = Word | View[] | { [key: string]: View };
export type Group = { [key: string]: View };

// A word; a row of words; a grid of equal rows; a table of groups with the same short fields; one thing for each seat; a group of
// fields; a list of anything else.
export type Shape = 'word' | 'row' | 'grid' | 'table' | 'seats' | 'group' | 'list';

const isWord = (value: View): value is Word => value === null || typeof value !== 'object';
const isRow = (value: View): value is Word[] => Array.isArray(value) && value.every(isWord);
const isGroup = (value: View): value is Group => !isWord(value) && !Array.isArray(value);
export const isShort = (value: View): boolean => isWord(value) || isRow(value);

const isGrid = (rows: View[]): boolean => rows.length > 1 && rows.every((row) => isRow(row) && row.length > 0 && row.length === (rows[0] as Word[]).length);
const fields = (group: Group): string => Object.keys(group).join(' ');
const isTable = (groups: View[]): boolean =>
  groups.length > 1 && groups.every((group) => isGroup(group) && fields(group) === fields(groups[0] as Group) && Object.values(group).every(isShort));

export function shapeOf(key: string, value: View, seats: number, view: Manifest['view'] = {}): Shape {
  if (isWord(value)) return 'word';
  if (isGroup(value)) return 'group';
  if (value.length === seats && (['players', 'seats'].includes(key) || view[key]?.by === 'seat')) return 'seats';
  if (isRow(value)) return 'row';
  if (isGrid(value)) return 'grid';
  return isTable(value) ? 'table' : 'list';
}

// What stands in a row by name, and how much of it lies face down.
export const faces = (row: Word[]): { seen: Word[]; hidden: number } => ({ seen: row.filter((word) => word !== null), hidden: row.filter((word) => word === null).length });

// First what is said in a word or a row; formats and open questions are nothing that lies on a table.
export const entries = (group: Group): [string, View][] =>
  Object.entries(group)
    .filter(([key]) => key !== 'format' && key !== 'steps')
    .toSorted(([, a], [, b]) => Number(isShort(b)) - Number(isShort(a)));

// The part of the board that an id in this field is, if a move touches it: parts are named after the field, `cards` or `card`.
export const partOf = (moves: Move[], key: string, id: string): string | null =>
  [`${key}.${id}`, `${key.replace(/s$/, '')}.${id}`].find((part) => moves.some((move) => move.parts.includes(part))) ?? null;
