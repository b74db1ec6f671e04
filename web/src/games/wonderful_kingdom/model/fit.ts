/** The size of one card in a grid at scale 1, with the gap after it and what stands under it at every scale. */
export interface Tile {
  width: number;
  height: number;
  gap: number;
  /** Height of the buttons under a card, which do not scale. */
  foot: number;
}

export interface Scales {
  least: number;
  most: number;
}

/**
 * The largest scale at which so many cards fit into a box in rows of equal length. Where even the least one is
 * too large, the least is taken and the box scrolls.
 */
export function fitScale(count: number, width: number, height: number, tile: Tile, { least, most }: Scales): number {
  if (count === 0 || width <= 0 || height <= 0) return most;
  let best = 0;
  for (let rows = 1; rows <= count; rows++) {
    const columns = Math.ceil(count / rows);
    const wide = ((width + tile.gap) / columns - tile.gap) / tile.width;
    const high = ((height + tile.gap) / rows - tile.gap - tile.foot) / tile.height;
    best = Math.max(best, Math.min(wide, high));
  }
  const scale = Math.floor(Math.min(most, best) * 100) / 100;
  return Math.max(least, scale);
}

/** By how much cards of a scale may be higher than their tile where their rows leave room, at most so many times. */
export function fitHeight(
  count: number,
  width: number,
  height: number,
  tile: Tile,
  scale: number,
  most: number,
): number {
  const columns = Math.max(1, Math.floor((width + tile.gap) / (tile.width * scale + tile.gap)));
  const rows = Math.ceil(count / columns);
  if (rows === 0) return 1;
  const each = (height + tile.gap) / rows - tile.gap - tile.foot;
  return Math.max(1, Math.min(most, each / (tile.height * scale)));
}
