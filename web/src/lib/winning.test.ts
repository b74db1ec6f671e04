import { describe, expect, it } from 'vitest';
import type { Added, Way, Winning } from './winning';
import { addedTo, waysOf, winningOf } from './winning';

const files = import.meta.glob<{ default: Winning | Added }>('../games/*/winning.ts', { eager: true });
const books = import.meta.glob<string>('../../../docs/rules/*.md', { query: '?raw', import: 'default', eager: true });
const names = Object.keys(books).flatMap((path) => /\/([^./]+)\.md$/.exec(path)?.[1] ?? []);

describe('how a game is won', () => {
  it.each(names)('%s, which has rules, says it', (name) => {
    expect(Object.keys(files)).toContain(`../games/${name}/winning.ts`);
  });

  it.each(Object.entries(files))('%s cites rules that there are, in both languages', (_, { default: told }) => {
    const pictures = 'of' in told ? told.ways : [...told.turn, ...told.ways, told.end];
    for (const { name, text, rule } of pictures) {
      for (const said of [name, text]) expect(said.en !== '' && said.pl !== '' && said.en !== said.pl).toBe(true);
      const english = Object.entries(books).some(
        ([path, book]) => !path.endsWith('.pl.md') && book.includes(`**${rule}**`),
      );
      expect(english, rule).toBe(true);
    }
  });

  it('shows what a table is played with', async () => {
    const kingdom = (await winningOf('wonderful_kingdom')) as Winning;
    const shown = (module: string): string[] => waysOf(kingdom.ways, { module }).map((way: Way) => way.rule);
    expect(shown('quest')).toContain('IWK-QUEST-10');
    expect(shown('menace')).not.toContain('IWK-QUEST-10');
    expect(await addedTo('viscounts', { gates_of_gold: false })).toEqual([]);
    expect(await addedTo('viscounts', { gates_of_gold: true })).toHaveLength(1);
    expect(await addedTo('viscounts', null)).toHaveLength(1);
    expect(await addedTo('architects', null)).toEqual([]);
  });
});
