import { FAMILIES, type CardSpec, type Family, type KingdomData, type StageSpec } from './types';

export interface Card {
  id: string;
  family: Family;
  spec: CardSpec;
}

/** The grounds of the style guide: a card's colour is a fact. */
export type Ground = 'slate' | 'murrey' | 'ochre' | 'lapis' | 'verdigris' | 'minium';

const TYPE_GROUNDS = { structure: 'slate', company: 'murrey', monument: 'ochre', discovery: 'lapis' } as const;
const FAMILY_GROUNDS: Record<Family, Ground> = {
  development: 'slate',
  treasure: 'verdigris',
  calamity: 'minium',
  menace: 'minium',
  advisor: 'murrey',
};

/** Looks up a card by its id; one that the page does not know is shown by its id alone. */
export function cardOf(data: KingdomData, id: string): Card {
  for (const family of FAMILIES) {
    const spec = data[family][id];
    if (spec !== undefined) return { id, family, spec };
  }
  return { id, family: 'development', spec: { id } };
}

export function groundOf(card: Card): Ground {
  return card.spec.type === undefined ? FAMILY_GROUNDS[card.family] : TYPE_GROUNDS[card.spec.type];
}

/** The stages of a quest, of the side that is up. */
export function stagesOf(data: KingdomData, quest: string, seats: number): StageSpec[] {
  const spec = data.quest[quest];
  if (spec === undefined) return [];
  return seats === 1 ? spec.solo_stages : spec.stages;
}
