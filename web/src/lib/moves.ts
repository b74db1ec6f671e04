import type { GameModule } from './game';
import type { Move, Outlook, Preview, Refused, TableState } from './types';

/** The moves by what one clicks for them, in the order in which the server lists them. */
export function byTarget(moves: Move[]): Map<string, Move[]> {
  const groups = new Map<string, Move[]>();
  for (const move of moves) {
    const group = groups.get(move.target);
    if (group === undefined) groups.set(move.target, [move]);
    else group.push(move);
  }
  return groups;
}

const groups = new WeakMap<Move[], Map<string, Move[]>>();

/** The same, made once for a list. */
export function grouped(moves: Move[]): Map<string, Move[]> {
  const known = groups.get(moves) ?? byTarget(moves);
  groups.set(moves, known);
  return known;
}

/** What a move would do, when the outlook belongs to this version of the table. */
export function previewOf(outlook: Outlook | null, version: number, notation: string): Preview | null {
  if (outlook === null || outlook.version !== version) return null;
  return outlook.previews.find((preview) => preview.notation === notation) ?? null;
}

/** Why a target can't be chosen; only asked where no move is. */
export function refusalOf(outlook: Outlook | null, version: number, target: string): Refused | null {
  if (outlook === null || outlook.version !== version) return null;
  return outlook.refused.find((refused) => refused.target === target) ?? null;
}

/** The moves whose target the board does not show; they are offered as plain buttons. */
export function choices(state: TableState | null, module: GameModule | null): Move[] {
  if (state === null || module === null) return [];
  return state.moves.filter((move) => !module.shows(state, move.target));
}

/** As many letters as a phone's button has room for. */
const ROOM = 60;

/** As much of a move as fits on a phone's button: without what it costs in brackets; null where that is too long. */
export function onButton({ text }: Move): string | null {
  const short = text.replace(/ \([^()]*\)$/, '');
  return short.length <= ROOM ? short : null;
}

/** What a longer move is about, for such a button: what is done, and after a colon with what; null without such a part. */
export function subjectOf({ text }: Move): string | null {
  const plain = text.replace(/ \([^()]*\)/g, '');
  const ends = [...plain.matchAll(/: |; |$/g)].map(({ index }) => index).filter((end) => end <= ROOM);
  const [first, second] = ends;
  if (first === undefined) return null;
  return plain.slice(0, plain.startsWith(': ', first) ? (second ?? first) : first);
}
