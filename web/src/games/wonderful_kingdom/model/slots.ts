import { SPACES, type Heap, type Site, type Space } from './types';

/** One space of a card: what it asks for, and what lies in it (null while it is empty). */
export interface Slot {
  space: Space;
  filled: Space | null;
}

/** The empty spaces of a cost, in the order in which cards print them. */
export function emptySlots(cost: Heap): Slot[] {
  return SPACES.flatMap((space) => Array.from({ length: cost[space] ?? 0 }, () => ({ space, filled: null })));
}

/**
 * The spaces of a card under construction. The table tells what is missing and where krystallium stands in, so
 * that what was filled in the ordinary way follows; full spaces come first within a kind.
 */
export function siteSlots(cost: Heap, site: Pick<Site, 'missing' | 'krystallium'>): Slot[] {
  return SPACES.flatMap((space) => {
    const all = cost[space] ?? 0;
    const full = all - (site.missing[space] ?? 0);
    const standIns = Math.min(site.krystallium[space] ?? 0, full);
    return Array.from({ length: all }, (_, index): Slot => {
      if (index >= full) return { space, filled: null };
      return { space, filled: index >= full - standIns ? 'krystallium' : space };
    });
  });
}

/** How many of the spaces are full. */
export function progress(slots: Slot[]): number {
  return slots.filter((slot) => slot.filled !== null).length;
}

/** The place of the space that the next cube of a kind would fill; -1 when there is none. */
export function nextEmpty(slots: Slot[], space: Space): number {
  return slots.findIndex((slot) => slot.filled === null && slot.space === space);
}

/** The number of things in a heap. */
export function heapSize(heap: Heap): number {
  return SPACES.reduce((sum, space) => sum + (heap[space] ?? 0), 0);
}

/** A heap as a row of single things, in the order of the production steps. */
export function heapRow(heap: Heap): Space[] {
  return SPACES.flatMap((space) => Array.from({ length: heap[space] ?? 0 }, () => space));
}

/** The kinds of a heap with their numbers, without what is not there. */
export function heapKinds(heap: Heap): [Space, number][] {
  return SPACES.flatMap((space): [Space, number][] => {
    const number = heap[space] ?? 0;
    return number > 0 ? [[space, number]] : [];
  });
}
