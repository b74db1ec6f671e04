/** The events of the chronicle as icons. */
import type { Atom } from '../../lib/expression';
import { glyphAtom, type Glyph } from '../../lib/glyphs';
import type { LogEntry } from '../../lib/types';
import type { Good } from './model';
import * as s from './symbols';

const GLYPHS: Record<string, Glyph> = {
  'paid-tax': { symbol: s.TAX, of: 'amount', lost: true },
  'gained-virtue': { symbol: s.VIRTUE, of: 'amount' },
  'lost-virtue': { symbol: s.VIRTUE, of: 'amount', lost: true },
  'took-debt': { symbol: s.DEBT },
  'paid-off-debt': { symbol: s.PAID_DEBT },
  hired: { symbol: s.APPRENTICE },
  constructed: { symbol: s.BUILD },
  'drew-building': { symbol: s.PLAN },
  captured: { symbol: s.CAPTIVE, of: 'amount' },
  released: { symbol: s.WORKER, of: 'amount' },
  freed: { symbol: s.WORKER, of: 'amount' },
  'sent-to-prison': { symbol: s.PRISON, of: 'amount' },
  advanced: { symbol: s.PLACE.cathedral },
  reset: { symbol: s.RESET },
};

export function glyph(entry: LogEntry): Atom | null {
  const good = s.GOOD[entry.args['good'] as Good];
  if (entry.kind === 'gained') return glyphAtom({ symbol: good, of: 'amount' }, entry);
  if (entry.kind === 'paid') return glyphAtom({ symbol: good, of: 'amount', lost: true }, entry);
  const known = GLYPHS[entry.kind];
  return known === undefined ? null : glyphAtom(known, entry);
}
