/** What a thing on the table says of itself: its sentence, what can be done with it now, and what forbids that. */
import type { Entry, Move, Refused } from './types';

export interface Explanation {
  key: string;
  title: string;
  target: string | null;
  refused: Refused | null;
  /** What can be done with it now. */
  moves: Move[];
  /** What it tells beyond its sentence: how many, whose. */
  facts: string;
  /** The seat whose points it counts. */
  seat: number | null;
  /** A rule to cite, where neither the entry nor the refusal does. */
  rule?: string;
}

/** All that can be read about, on any board: what is chosen, what only explains itself, and points. */
export const THINGS = '[data-entry], [data-target], [data-points], [data-facts]';

/** The thing at a place of the page. */
export function thingAt(place: EventTarget | null): HTMLElement | null {
  return place instanceof Element ? place.closest<HTMLElement>(THINGS) : null;
}

/** The table as far as explaining asks it. */
export interface Known {
  entries: Record<string, Entry>;
  movesFor(thing: string): Move[];
  refusedAt(target: string): Refused | null;
  entry(key: string): Entry;
  /** Who has so many points, in a sentence. */
  pointsOf(seat: number): string;
}

/** What a thing says; `key` names the entry where it is not the thing's own. */
export function explanationOf(node: HTMLElement, known: Known, key: string = keyOf(node), title?: string): Explanation {
  const { target = null, notation, facts = '', points, title: own } = node.dataset;
  const moves = target === null ? [] : known.movesFor(notation ?? target);
  const refused = target === null || moves.length > 0 ? null : known.refusedAt(target);
  const seat = points === undefined ? null : Number(points);
  const named = key in known.entries ? known.entry(key).name : (moves[0]?.text ?? (facts || known.entry(key).name));
  const called = seat === null ? named : known.pointsOf(seat);
  return { key, title: title ?? own ?? called, target, refused, moves, facts: called === facts ? '' : facts, seat };
}

export function keyOf({ dataset }: HTMLElement): string {
  return dataset['entry'] ?? dataset['target'] ?? '';
}

/** Whether there is more to say than what stands on the thing. */
export function worthReading({ key, refused, moves, facts, seat }: Explanation, known: Known, shown: string): boolean {
  if (key === '' || key in known.entries || refused !== null || facts !== '' || seat !== null) return true;
  return moves.some((move) => !shown.includes(move.text));
}
