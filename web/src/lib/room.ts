/** Where things are on the table, and where a panel finds room beside them. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const MARGIN = 8;

/**
 * What one clicks for a target; where that comes later, such as after a card was picked, the place it is about; and
 * what is no target at all, such as that card, by what it shows.
 */
export function thingsAt(target: string): HTMLElement[] {
  const named = (attribute: string): HTMLElement[] => [
    ...document.querySelectorAll<HTMLElement>(`main [${attribute}="${CSS.escape(target)}"]`),
  ];
  const known = ['data-target', 'data-anchor', 'data-entry'].map(named);
  return known.find((things) => things.length > 0) ?? [];
}

/** Marks what several targets are about, whether or not the board knows of such marks; gives what takes them away. */
export function mark(targets: string[], name: 'hinted' | 'since' | 'taught' | 'chosen'): () => void {
  const things = targets.flatMap(thingsAt);
  for (const thing of things) thing.dataset[name] = '';
  return () => things.forEach((thing) => delete thing.dataset[name]);
}

/** The places for a panel of a width: at the right edge of the window, at the left, and in the middle. */
export function columns(window: number, width: number, top: number, height: number): Box[] {
  return [window - width - MARGIN, MARGIN, (window - width) / 2].map((left) => ({ left, top, width, height }));
}

/** The places for a card beside a thing, whole in the window; those that do not cover the thing, where there are any. */
export function besides(thing: Box, card: { width: number; height: number }, width: number, height: number): Box[] {
  const within = (at: number, size: number, all: number): number => Math.max(MARGIN, Math.min(at, all - size - MARGIN));
  const corner = (left: number, top: number): Box => ({
    ...card,
    left: within(left, card.width, width),
    top: within(top, card.height, height),
  });
  const middle = thing.top + thing.height / 2 - card.height / 2;
  const places = [
    corner(thing.left + thing.width + MARGIN, middle),
    corner(thing.left - card.width - MARGIN, middle),
    corner(thing.left, thing.top + thing.height + MARGIN),
    corner(thing.left, thing.top - card.height - MARGIN),
  ];
  const free = places.filter((place) => shared(place, thing) === 0);
  return free.length > 0 ? free : places;
}

/** The place that covers least of what should stay in sight; of equals the first. */
export function clearest(places: Box[], things: Box[]): Box {
  const cost = (place: Box): number => things.reduce((sum, thing) => sum + shared(place, thing), 0);
  return places.reduce((best, place) => (cost(place) < cost(best) ? place : best));
}

/** Whether two things lie over each other. */
export const meet = (one: Box, two: Box): boolean => shared(one, two) > 0;

function shared(one: Box, two: Box): number {
  const width = Math.min(one.left + one.width, two.left + two.width) - Math.max(one.left, two.left);
  const height = Math.min(one.top + one.height, two.top + two.height) - Math.max(one.top, two.top);
  return Math.max(0, width) * Math.max(0, height);
}
