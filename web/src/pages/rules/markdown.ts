// The rules are written in a small part of Markdown: headings, paragraphs, lists, tables, drawings in code fences. No HTML.
export type Block =
  | { kind: 'heading'; level: number; text: string; id: string }
  | { kind: 'text'; text: string; id?: string }
  | { kind: 'list'; ordered: boolean; items: Item[] }
  | { kind: 'table'; head: string[]; rows: string[][] }
  | { kind: 'code'; text: string }
  | { kind: 'line' };

export interface Item {
  text: string;
  id?: string;
  start?: number;
  inside: Block[];
}

export type Span = { kind: 'plain' | 'bold' | 'italic' | 'code'; text: string } | { kind: 'link'; text: string; href: string } | { kind: 'rule'; text: string };

const bullet = /^(\s*)([-*]|\d+\.)\s+(.*)$/;
const isTable = (line: string) => line.startsWith('|');
const starts = (line: string) => /^#|^```|^---+$/.test(line) || bullet.test(line) || isTable(line);

// The number of a rule that a text begins with: **IVN-6.3** ..
export const numberOf = (text: string): string | undefined => /^(?:\*\*)?([A-Z]{1,4}-\d+(?:\.\d+)*[a-z]?)\b/.exec(text)?.[1];
// The address of a heading: its number, or else the how-manieth it is, so that it is the same in every language.
const addressOf = (text: string, before: Block[]): string => numberOf(text) ?? `section-${before.filter(({ kind }) => kind === 'heading').length + 1}`;

export function blocks(source: string): Block[] {
  const lines = source.split('\n');
  const made: Block[] = [];
  let at = 0;
  const until = (stop: (line: string) => boolean): string[] => {
    const from = at;
    while (at < lines.length && !stop(lines[at])) ++at;
    return lines.slice(from, at);
  };
  while (at < lines.length) {
    const line = lines[at];
    const heading = /^(#+)\s+(.*)$/.exec(line);
    if (line.trim() === '') ++at;
    else if (heading) made.push({ kind: 'heading', level: heading[1].length, text: heading[2], id: addressOf(heading[2], made) }), ++at;
    else if (/^---+$/.test(line)) made.push({ kind: 'line' }), ++at;
    else if (line.startsWith('```')) {
      ++at;
      made.push({ kind: 'code', text: until((one) => one.startsWith('```')).join('\n') });
      ++at;
    } else if (isTable(line)) made.push(table(until((one) => !isTable(one))));
    else if (bullet.test(line)) made.push(list(until((one) => one.trim() !== '' && !bullet.test(one) && !/^\s/.test(one))));
    else {
      const text = [line, ...(++at, until((one) => one.trim() === '' || starts(one)))].map((one) => one.trim()).join(' ');
      made.push({ kind: 'text', text, id: numberOf(text) });
    }
  }
  return made;
}

const cells = (line: string): string[] =>
  line
    .replace(/^\||\|\s*$/g, '')
    .split('|')
    .map((cell) => cell.trim());

function table(lines: string[]): Block {
  const [head, , ...rows] = lines.map(cells);
  return { kind: 'table', head, rows };
}

// An item goes on in the indented lines below it, which may hold a list of their own.
function list(lines: string[]): Block {
  const [, indent, mark] = bullet.exec(lines[0])!;
  const items: Item[] = [];
  let inside: string[] = [];
  const close = () => {
    const item = items.at(-1);
    if (item) item.inside = blocks(inside.join('\n'));
    inside = [];
  };
  for (const line of lines) {
    const found = bullet.exec(line);
    if (found && found[1].length <= indent.length) {
      close();
      items.push({ text: found[3], id: numberOf(found[3]), start: parseInt(found[2]) || undefined, inside: [] });
    } else if (items.length && !inside.length && !found && line.trim() !== '' && !isTable(line.trim())) items.at(-1)!.text += ` ${line.trim()}`;
    else inside.push(line.replace(/^ {1,4}/, ''));
  }
  close();
  return { kind: 'list', ordered: /\d/.test(mark), items };
}

const mark = /\*\*(.+?)\*\*|\*([^*\s](?:[^*]*[^*\s])?)\*|`([^`]+)`|\[([^\]]+)\]\(([^)]+)\)|\b((?:IVN|STR|CAT|PER)-\d+(?:\.\d+)*|(?:RUL|EX|DX|R)-\d+)\b/g;

// What a line of text is made of; numbers of rules become links to them.
export function spans(text: string): Span[] {
  const made: Span[] = [];
  let from = 0;
  for (const found of text.matchAll(mark)) {
    if (found.index > from) made.push({ kind: 'plain', text: text.slice(from, found.index) });
    const [all, bold, italic, code, name, href, rule] = found;
    if (bold !== undefined) made.push({ kind: 'bold', text: bold });
    else if (italic !== undefined) made.push({ kind: 'italic', text: italic });
    else if (code !== undefined) made.push({ kind: 'code', text: code });
    else if (rule !== undefined) made.push({ kind: 'rule', text: rule });
    else made.push(/^https?:/.test(href) ? { kind: 'link', text: name, href } : { kind: 'plain', text: name });
    from = found.index + all.length;
  }
  if (from < text.length) made.push({ kind: 'plain', text: text.slice(from) });
  return made;
}

export const plain = (text: string): string =>
  spans(text)
    .map((span) => span.text)
    .join('');
