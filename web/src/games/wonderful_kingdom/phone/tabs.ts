/** The pages of the board on a phone. */
export const TABS = ['table', 'duchy', 'opponent', 'chronicle'] as const;
export type Tab = (typeof TABS)[number];
