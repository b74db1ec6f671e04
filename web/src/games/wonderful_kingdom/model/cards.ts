import type { Components, Entry } from '../../../lib/types';
import type { CardSpec, QuestSpec, StageSpec } from './types';

export type Family = 'development' | 'treasure' | 'calamity' | 'menace' | 'advisor';
const FAMILIES: Family[] = ['development', 'treasure', 'calamity', 'menace', 'advisor'];

/** A card with the family that decides its look. */
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

function section(components: Components, kind: string): Record<string, unknown> {
  const found = components.data[kind];
  return typeof found === 'object' && found !== null ? (found as Record<string, unknown>) : {};
}

/** Looks up a card by its id; one that the page does not know is shown by its id alone. */
export function cardOf(components: Components, id: string): Card {
  for (const family of FAMILIES) {
    const spec = section(components, family)[id];
    if (typeof spec === 'object' && spec !== null) return { id, family, spec: spec as CardSpec };
  }
  const family: Family = id === 'calamity' ? 'calamity' : 'development';
  return { id, family, spec: { id, ...(family === 'calamity' ? { vp: -4 } : {}) } };
}

export function groundOf(card: Card): Ground {
  return card.spec.type === undefined ? FAMILY_GROUNDS[card.family] : TYPE_GROUNDS[card.spec.type];
}

/** The keys under which an entry may be found: the plain key first, then the card's own family. */
function keysOf(key: string): string[] {
  const [kind, ...rest] = key.split('/');
  return kind === 'card' ? [key, ...FAMILIES.map((family) => `${family}/${rest.join('/')}`)] : [key];
}

/** What a thing is called and says, or null where the server tells nothing. */
export function entryOf(components: Components, key: string): Entry | null {
  for (const found of keysOf(key)) {
    const entry = components.entries[found];
    if (entry !== undefined) return entry;
  }
  return null;
}

/** A name, with the id in readable form as the last resort. */
export function nameOf(components: Components, key: string): string {
  const entry = entryOf(components, key);
  if (entry !== null && entry.name !== '') return entry.name;
  const id = key.slice(key.lastIndexOf('/') + 1).replaceAll('-', ' ');
  return id.charAt(0).toUpperCase() + id.slice(1);
}

export function duchyOf(components: Components, id: string): CardSpec {
  const spec = section(components, 'duchy')[id];
  return typeof spec === 'object' && spec !== null ? (spec as CardSpec) : { id };
}

/** The stages of a quest, of the side that is up. */
export function stagesOf(components: Components, quest: string, seats: number): StageSpec[] {
  const spec = section(components, 'quest')[quest] as QuestSpec | undefined;
  if (spec === undefined) return [];
  return seats === 1 ? spec.solo_stages : spec.stages;
}
