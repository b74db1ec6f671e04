/** The events of the chronicle as icons. */
import type { Atom } from '../../lib/expression';
import { glyphAtom, type Glyph } from '../../lib/glyphs';
import type { LogEntry } from '../../lib/types';
import { SPACE_ICONS, spaceSign, SYMBOLS } from './icons';
import type { Space } from './model/types';

const GLYPHS: Record<string, Glyph> = {
  calamities: { symbol: { icon: 'burning-meteor' }, of: 'amount' },
  'gained-krystallium': { symbol: spaceSign('krystallium'), of: 'amount' },
  'gained-soldiers': { symbol: { icon: SPACE_ICONS.soldiers }, of: 'amount' },
  began: { symbol: { icon: SYMBOLS.build } },
  completed: { symbol: { icon: SYMBOLS.duchy } },
  'stage-completed': { symbol: { icon: SYMBOLS.quest } },
  supremacy: { symbol: { icon: SPACE_ICONS.soldiers } },
};
/** What brings cubes of a resource, or lays one down. */
const CUBES: Record<string, Omit<Glyph, 'symbol'>> = {
  produced: { of: 'amount' },
  'to-alchemy': { of: 'amount' },
  placed: {},
};

export function glyph(entry: LogEntry): Atom | null {
  const cubes = CUBES[entry.kind];
  if (cubes !== undefined) {
    return glyphAtom({ symbol: spaceSign(entry.args['resource'] as Space), ...cubes }, entry);
  }
  const known = GLYPHS[entry.kind];
  return known === undefined ? null : glyphAtom(known, entry);
}
