/** The whole board's drawing, and where a phone's tiles cut their pieces out of it. */

import { forest, mines, quarry, silversmith } from './country';
import { backdrop, frame, ground, HEIGHT, ladder, WIDTH } from './ground';
import { blackMarket, storehouse, taxStand, townCentre, workshop } from './quarter';
import { cathedral, guildhall, prison } from './stonework';

export { HEIGHT, WIDTH };

/** What of the drawing depends on the game: how high the Cathedral stands, how many windows count. */
export interface TownFacts {
  cathedral: number;
  columns: number;
}

export function town(facts: TownFacts): string {
  return (
    ground() +
    ladder() +
    backdrop() +
    forest() +
    mines() +
    quarry() +
    silversmith() +
    cathedral(facts.cathedral) +
    guildhall(facts.columns) +
    prison() +
    storehouse() +
    taxStand() +
    townCentre() +
    blackMarket() +
    workshop() +
    frame()
  );
}

export interface Crop {
  box: string;
  draw: (facts: TownFacts) => string;
}

/** One piece of the town a tile: the same drawing, seen through a window. */
export const CROPS = {
  forest: { box: '94 14 150 112', draw: forest },
  quarry: { box: '90 186 156 120', draw: quarry },
  mines: { box: '250 14 152 120', draw: mines },
  silversmith: { box: '250 196 152 102', draw: silversmith },
  storehouse: { box: '650 204 160 106', draw: storehouse },
  workshop: { box: '414 396 146 94', draw: workshop },
  'town-centre': { box: '428 300 230 92', draw: () => townCentre(true) },
  'tax-stand': { box: '812 214 136 94', draw: taxStand },
  guardhouse: { box: '850 26 256 164', draw: prison },
  'black-market': { box: '92 384 308 130', draw: blackMarket },
  guildhall: { box: '656 0 182 120', draw: (facts) => guildhall(facts.columns) },
  cathedral: { box: '440 12 202 294', draw: (facts) => cathedral(facts.cathedral) },
} as const satisfies Record<string, Crop>;

export type CropName = keyof typeof CROPS;
