/** The rules references of the games, read from the project's documents when somebody asks. */
import type { Lang } from './types';

const files = import.meta.glob<string>('../../../docs/rules/*.md', { query: '?raw', import: 'default' });

export type Block =
  | { kind: 'heading'; level: number; text: string; id: string }
  | { kind: 'rule'; id: string; text: string }
  | { kind: 'item'; text: string }
  | { kind: 'text'; text: string }
  | { kind: 'table'; head: string[]; rows: string[][] };

export type Segment = { kind: 'plain' | 'bold' | 'italic' | 'code' | 'rule'; text: string };

const RULE_ID = /[A-Z]{2,4}-[A-Z]+-\d{2}/;

/** Whether an address names a rule or a section of the reference. */
export const isNumber = (name: string): boolean => new RegExp(`^(${RULE_ID.source}|([a-z_]+-)?s-.+)$`).test(name);

/** The text of a game's rules; in English where there is no translation, null where the game has none. */
async function rulesText(game: string, lang: Lang): Promise<string | null> {
  const path = `../../../docs/rules/${game}`;
  const load = (lang === 'en' ? undefined : files[`${path}.${lang}.md`]) ?? files[`${path}.md`];
  return load === undefined ? null : load();
}

export async function rulesOf(game: string, lang: Lang): Promise<Block[] | null> {
  const text = await rulesText(game, lang);
  return text === null ? null : parse(text);
}

const isRule = (block: Block): block is Extract<Block, { kind: 'rule' }> => block.kind === 'rule';

/** The rules of a game's expansions: the documents with numbers of their own that also cite the game's. */
async function rulesBeside(game: string, lang: Lang): Promise<Block[]> {
  const series = (blocks: Block[] | null): string => blocks?.find(isRule)?.id.split('-')[0] ?? '';
  const own = series(await rulesOf(game, lang));
  const names = Object.keys(files).flatMap((path) => /\/([^./]+)\.md$/.exec(path)?.[1] ?? []);
  const others = names.filter((name) => name !== game);
  const books = await Promise.all(others.map((name) => rulesOf(name, lang)));
  return books.flatMap((blocks, i) => {
    const cites = blocks?.some((block) => isRule(block) && block.text.includes(`${own}-`)) ?? false;
    if (blocks === null || own === '' || !cites) return [];
    return blocks.map((block) => (block.kind === 'heading' ? { ...block, id: `${others[i]}-${block.id}` } : block));
  });
}

/** A game's whole book: its rules, then those of its expansions. */
export async function bookOf(game: string, lang: Lang): Promise<Block[] | null> {
  const own = await rulesOf(game, lang);
  return own && [...own, ...(await rulesBeside(game, lang))];
}

/** The full text of one rule, by its number; the game's own are looked through first. */
export async function ruleText(game: string, lang: Lang, id: string): Promise<string | null> {
  const find = (blocks: Block[] | null): string | undefined =>
    blocks?.filter(isRule).find((block) => block.id === id)?.text;
  return find(await rulesOf(game, lang)) ?? find(await rulesBeside(game, lang)) ?? null;
}

/** The document as blocks: headings, numbered rules, items, tables and running text. */
export function parse(text: string): Block[] {
  const blocks: Block[] = [];
  for (const line of text.split('\n')) {
    if (line.trim() === '') continue;
    const heading = /^(#+) (.*)$/.exec(line);
    const rule = new RegExp(`^- \\*\\*(${RULE_ID.source})\\*\\*:? ?(.*)$`).exec(line);
    if (heading) blocks.push(headingOf(heading[1] ?? '', heading[2] ?? ''));
    else if (rule) blocks.push({ kind: 'rule', id: rule[1] ?? '', text: rule[2] ?? '' });
    else if (line.startsWith('|')) addRow(blocks, line);
    else if (/^\s*- /.test(line)) blocks.push({ kind: 'item', text: line.replace(/^\s*- /, '') });
    else blocks.push({ kind: 'text', text: line.trim() });
  }
  return blocks;
}

function headingOf(marks: string, text: string): Block {
  const id = /^[\d.]+/.exec(text)?.[0].replace(/\.$/, '') ?? 'top';
  return { kind: 'heading', level: marks.length, text, id: `s-${id}` };
}

function addRow(blocks: Block[], line: string): void {
  const cells = line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
  const last = blocks.at(-1);
  if (last?.kind !== 'table') blocks.push({ kind: 'table', head: cells, rows: [] });
  else if (!cells.every((cell) => /^:?-+:?$/.test(cell))) last.rows.push(cells);
}

/** Running text as segments, so that no markup ever becomes HTML. */
export function segments(text: string): Segment[] {
  const pattern = new RegExp(`\\*\\*(.+?)\\*\\*|\\*(.+?)\\*|\`(.+?)\`|(${RULE_ID.source})`, 'g');
  const out: Segment[] = [];
  let at = 0;
  for (const match of text.matchAll(pattern)) {
    if (match.index > at) out.push({ kind: 'plain', text: text.slice(at, match.index) });
    out.push(segmentOf(match));
    at = match.index + match[0].length;
  }
  if (at < text.length) out.push({ kind: 'plain', text: text.slice(at) });
  return out;
}

function segmentOf([, bold, italic, code, rule]: RegExpMatchArray): Segment {
  if (bold !== undefined) return { kind: 'bold', text: bold };
  if (italic !== undefined) return { kind: 'italic', text: italic };
  if (code !== undefined) return { kind: 'code', text: code };
  return { kind: 'rule', text: rule ?? '' };
}
