import { expect, test } from 'vitest';
import { bookOf, parse, ruleText, rulesOf, segments } from './rules';

test('a document becomes headings, rules, items and tables', () => {
  const text = '# T\n\n## 3.1 Setup\n- **ARC-GEN-01** First *one*.\n- item\n\n| a | b |\n|---|---|\n| 1 | 2 |\n';
  expect(parse(text)).toEqual([
    { kind: 'heading', level: 1, text: 'T', id: 's-top' },
    { kind: 'heading', level: 2, text: '3.1 Setup', id: 's-3.1' },
    { kind: 'rule', id: 'ARC-GEN-01', text: 'First *one*.' },
    { kind: 'item', text: 'item' },
    { kind: 'table', head: ['a', 'b'], rows: [['1', '2']] },
  ]);
});

test('running text is cut into segments', () => {
  expect(segments('see **this** (ARC-TAX-03)').map((part) => part.kind)).toEqual([
    'plain',
    'bold',
    'plain',
    'rule',
    'plain',
  ]);
});

test.each(['architects', 'viscounts', 'gates_of_gold', 'wonderful_kingdom'])(
  '%s has the same rules in both languages',
  async (game) => {
    const ids = async (lang: 'en' | 'pl') =>
      ((await rulesOf(game, lang)) ?? []).flatMap((block) => (block.kind === 'rule' ? [block.id] : []));
    const english = await ids('en');
    expect(english.length).toBeGreaterThan(50);
    expect(await ids('pl')).toEqual(english);
  },
);

test('a rule is found by its number', async () => {
  expect(await ruleText('architects', 'en', 'ARC-GEN-01')).toContain('Victory Points');
  expect(await ruleText('architects', 'en', 'ARC-NONE-99')).toBeNull();
});

test('rules of an expansion are found in the book of its game', async () => {
  expect(await ruleText('viscounts', 'pl', 'GOG-ORDER-05')).toContain('Wyrzutk');
  const book = (await bookOf('viscounts', 'en')) ?? [];
  const headings = book.flatMap((block) => (block.kind === 'heading' ? [block.id] : []));
  expect(new Set(headings).size).toBe(headings.length);
  const rules = (await bookOf('architects', 'en'))?.flatMap((block) => (block.kind === 'rule' ? [block.id] : []));
  expect(rules?.every((id) => id.startsWith('ARC-'))).toBe(true);
});
