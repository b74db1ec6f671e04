/** The events of the chronicle as icons. */
import type { Atom } from '../../lib/expression';
import { glyphAtom, type Glyph } from '../../lib/glyphs';
import type { LogEntry } from '../../lib/types';
import type { Good } from './model';
import * as s from './symbols';

const GLYPHS: Record<string, Glyph> = {
  'gained-deeds': { symbol: s.DEED, of: 'number' },
  'gained-debts': { symbol: s.DEBT, of: 'number' },
  'gained-corruption': { symbol: s.CORRUPTION, of: 'points' },
  'gained-virtue': { symbol: s.VIRTUE, of: 'points' },
  'flipped-deed': { symbol: s.APPROVED },
  'flipped-debt': { symbol: s.PAID },
  built: { symbol: s.BUILD },
  placed: { symbol: s.CASTLE },
  climbed: { symbol: s.CLIMB },
  'leads-castle': { symbol: s.LEADER },
  'took-manuscript': { symbol: s.MANUSCRIPT },
  hired: { symbol: s.HIRE },
  dismissed: { symbol: s.DISMISS },
  exchanged: { symbol: s.TRADE },
  collided: { symbol: s.COLLISION },
  destroyed: { symbol: s.DESTROY },
  'drew-card': { symbol: s.DRAW },
};

export function glyph(entry: LogEntry): Atom | null {
  const good = s.GOOD[entry.args['good'] as Good];
  if (entry.kind === 'gained') return glyphAtom({ symbol: good, of: 'amount' }, entry);
  if (entry.kind === 'paid') return glyphAtom({ symbol: good, of: 'amount', lost: true }, entry);
  const known = GLYPHS[entry.kind];
  return known === undefined ? null : glyphAtom(known, entry);
}
