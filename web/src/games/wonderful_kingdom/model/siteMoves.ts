import type { Move } from '../../../lib/types';
import { SPACES, type Space } from './types';

const isSpace = (word: string | undefined): word is Space => SPACES.includes(word as Space);

/** The space of a card that a move at it would fill, by the move's notation; null for other acts. */
export function filledBy(move: Move): Space | null {
  const [verb, first, second] = move.notation.split(' ');
  if (verb === 'place') return isSpace(first) ? first : null;
  if (verb === 'krystallium') return isSpace(second) ? second : null;
  return verb === 'soldier' ? 'soldiers' : null;
}

/** The spaces that the moves at a card under construction would fill. */
export function sitePieces(moves: Move[]): Space[] {
  return moves.flatMap((move) => filledBy(move) ?? []);
}

/**
 * The move that a plain click on a card under construction means: the only one there is, or the placing of a
 * waiting cube, which comes before what may be done at any time. Null when the player must be asked.
 */
export function siteMove(moves: Move[]): Move | null {
  const placing = moves.filter((move) => move.notation.startsWith('place '));
  const meant = placing.length > 0 ? placing : moves;
  return meant.length === 1 ? (meant[0] ?? null) : null;
}
