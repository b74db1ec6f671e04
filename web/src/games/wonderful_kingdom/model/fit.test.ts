import { describe, expect, it } from 'vitest';
import { fitHeight, fitScale, type Tile } from './fit';

const TILE: Tile = { width: 130, height: 140, gap: 9, foot: 36 };
const BOX = [850, 220] as const;

describe('cards in a box', () => {
  it('stand in one row as large as it lets them', () => {
    expect(fitScale(7, ...BOX, TILE, { least: 0.72, most: 1.7 })).toBe(0.87);
    expect(fitScale(2, ...BOX, TILE, { least: 0.72, most: 1.7 })).toBe(1.31);
  });

  it('grow higher where one row leaves room below it', () => {
    expect(fitHeight(7, ...BOX, TILE, 0.87, 2)).toBeCloseTo((220 - 36) / (140 * 0.87));
    expect(fitHeight(7, ...BOX, TILE, 0.87, 1.3)).toBe(1.3);
  });

  it('keep their height where a second row needs the room', () => {
    expect(fitHeight(9, ...BOX, TILE, 0.87, 1.3)).toBe(1);
    expect(fitHeight(0, ...BOX, TILE, 1, 1.3)).toBe(1);
  });
});
