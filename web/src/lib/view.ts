/** What the server tells of a game, taken to be that game's: the one place where it gets its types. */
import type { Components, TableState } from './types';

/** The table as a seat may see it. */
export const viewOf = <View>(state: TableState): View => state.table as unknown as View;
/** The card files and constants of a game, by kind and id. */
export const dataOf = <Data>(components: Components): Data => components.data as unknown as Data;

/** Cards for whoever may know them, their number for everybody else. */
export type Cards = string[] | number;
export const faces = (cards: Cards | undefined): string[] => (Array.isArray(cards) ? cards : []);
export const size = (cards: Cards | undefined): number => (Array.isArray(cards) ? cards.length : (cards ?? 0));
