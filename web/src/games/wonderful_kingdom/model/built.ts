import { TYPES, type CardType } from './types';

export interface BuiltGroup {
  type: CardType;
  count: number;
  /** Each kind of card once, with the number of its copies. */
  cards: [string, number][];
}

/** Built cards by type in the order of the types, copies of a card together. */
export function builtGroups(built: string[], typeOf: (id: string) => CardType | null): BuiltGroup[] {
  return TYPES.flatMap((type): BuiltGroup[] => {
    const mine = built.filter((id) => typeOf(id) === type);
    if (mine.length === 0) return [];
    const copies = new Map<string, number>();
    for (const id of mine) copies.set(id, (copies.get(id) ?? 0) + 1);
    return [{ type, count: mine.length, cards: [...copies] }];
  });
}
