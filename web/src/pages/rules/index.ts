// The rules of a game as they are searched: each with its number and section; and the glossary out of their last section.
import type { Lang } from '../../wire/told';
import { numberOf, plain, type Block } from './markdown';

export interface Rule {
  id: string;
  section: string;
  text: string;
}

// Every rule with a number, wherever it stands: paragraph, item or row of a table.
export function rulesIn(all: Block[]): Rule[] {
  const found: Rule[] = [];
  let section = '';
  const add = (id: string | undefined, text: string) => {
    if (id && !found.some((rule) => rule.id === id)) found.push({ id, section, text: plain(text) });
  };
  const walk = (some: Block[]) => {
    for (const block of some) {
      if (block.kind === 'heading') {
        if (block.level <= 2) section = plain(block.text);
        add(numberOf(block.text), block.text);
      } else if (block.kind === 'text') add(block.id, block.text);
      else if (block.kind === 'table') for (const row of block.rows) add(numberOf(row[0]), row.join(' · '));
      else if (block.kind === 'list')
        for (const item of block.items) {
          add(item.id, item.text);
          walk(item.inside);
        }
    }
  };
  walk(all);
  return found;
}

// Where there is no translation the rules are told in English.
export const spokenIn = ([title]: Block[]): Lang => (title?.kind === 'heading' && /[а-яё]/i.test(title.text) ? 'ru' : 'en');

// As it is compared: е may stand for ё.
const folded = (text: string): string => text.toLowerCase().replaceAll('ё', 'е');

// By number (6.3, IVN-6.3) or by words that all occur.
export function search(rules: Rule[], query: string): Rule[] {
  const wanted = folded(query.trim());
  if (!wanted) return [];
  const number = /^(?:[a-z]{1,4}-?)?\d+(?:\.\d+)*\.?$/.test(wanted) ? wanted.replace(/\.$/, '') : null;
  if (number) {
    const fits = (id: string) => id === number || id.split('-')[1] === number || [id, id.split('-')[1]].some((it) => it.startsWith(`${number}.`));
    const byNumber = rules.filter(({ id }) => fits(id.toLowerCase()));
    if (byNumber.length) return byNumber;
  }
  const terms = wanted.split(/\s+/);
  return rules.filter(({ id, text, section }) => terms.every((term) => folded(`${id} ${section} ${text}`).includes(term)));
}

// The rule a number leads to: itself, or the nearest one above it (IVN-6.3.2 stands in IVN-6.3).
export function nearest(ids: Iterable<string>, wanted: string): string | null {
  const all = new Set(ids);
  for (let id = wanted; id; id = id.includes('.') ? id.slice(0, id.lastIndexOf('.')) : '') if (all.has(id)) return id;
  return null;
}

export interface Term {
  en: string;
  ru: string;
  note: string;
}

const isEnglish = (name: string) => /^english$/i.test(name);
const isRussian = (name: string) => /^(russian|русский)$/i.test(name);
const isNote = (name: string) => /^(note|примечание)$/i.test(name);

export const isGlossary = (block: Block): boolean => block.kind === 'heading' && /glossary|словарь/i.test(block.text);

export function termsIn(all: Block[]): Term[] {
  const terms: Term[] = [];
  for (const block of all.slice(all.findIndex(isGlossary))) {
    if (block.kind !== 'table') continue;
    const starts = block.head.flatMap((name, index) => (isEnglish(name) ? [index] : []));
    for (const row of block.rows) {
      for (const start of starts) {
        const ru = block.head.findIndex((name, index) => index > start && isRussian(name));
        const note = block.head.findIndex(isNote);
        const [en, theirs] = [row[start] ?? '', row[ru] ?? ''];
        if (en && theirs && !en.startsWith('**')) terms.push({ en: plain(en), ru: plain(theirs), note: plain(row[note] ?? '') });
      }
    }
  }
  return terms;
}
