/** Where things are on the table, and where a panel finds room beside them. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const MARGIN = 8;

/** What one clicks for a target; where that comes later, such as after a card was picked, the place it is about. */
export function thingsAt(target: string): HTMLElement[] {
  const named = (attribute: string): HTMLElement[] => [
    ...document.querySelectorAll<HTMLElement>(`main [${attribute}="${CSS.escape(target)}"]`),
  ];
  const things = named('data-target');
  return things.length > 0 ? things : named('data-anchor');
}

/** The places for a panel of a width: at the right edge of the window, at the left, and in the middle. */
export function columns(window: number, width: number, top: number, height: number): Box[] {
  return [window - width - MARGIN, MARGIN, (window - width) / 2].map((left) => ({ left, top, width, height }));
}

/** The place that covers least of what should stay in sight; of equals the first. */
export function clearest(places: Box[], things: Box[]): Box {
  const cost = (place: Box): number => things.reduce((sum, thing) => sum + shared(place, thing), 0);
  return places.reduce((best, place) => (cost(place) < cost(best) ? place : best));
}

function shared(one: Box, two: Box): number {
  const width = Math.min(one.left + one.width, two.left + two.width) - Math.max(one.left, two.left);
  const height = Math.min(one.top + one.height, two.top + two.height) - Math.max(one.top, two.top);
  return Math.max(0, width) * Math.max(0, height);
}
