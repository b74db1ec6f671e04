/** The public table of It's a Wonderful Kingdom and its cards, as the server sends them. */

export const RESOURCES = ['materials', 'population', 'gold', 'exploration'] as const;
export type Resource = (typeof RESOURCES)[number];
export const SPACES = [...RESOURCES, 'krystallium', 'soldiers'] as const;
/** What a space of a card may show; the same words name what is gained. */
export type Space = (typeof SPACES)[number];
export const TYPES = ['structure', 'company', 'monument', 'discovery'] as const;
export type CardType = (typeof TYPES)[number];
export const AREAS = ['left', 'right'] as const;
export type Area = (typeof AREAS)[number];

export type Heap = Partial<Record<Space, number>>;

/** A card in an offer or selection area. `card` is null when its face is hidden. */
export interface Laid {
  round: number;
  slot: number;
  card: string | null;
  face_down: boolean;
  placer: string | null;
}

/** A card under construction: what it still lacks, and which of its full spaces hold krystallium as a stand-in. */
export interface Site {
  card: string;
  missing: Heap;
  krystallium: Heap;
  guard: string | null;
}

export interface Player {
  seat: string;
  duchy: string;
  hand: string[] | number;
  selection: Laid[];
  sites: Site[];
  built: string[];
  alchemy: Heap;
  waiting: Heap;
  krystallium: number;
  soldiers: number;
  camp: number;
  traps: number;
  calamities: number;
  menaces: string[];
  theft: Heap;
  menace_deck: string | null;
  menaces_left: number;
  advisors: string[];
  used: string[];
  drawn: string[] | number;
  rejected?: string | null;
  stages: number[];
  gone: string[];
  fed: string[];
  looking: string[] | number;
  deciding: boolean;
}

export interface KingdomTable {
  round: number;
  turn: number;
  step: Resource | null;
  first: string;
  slot: number;
  players: Player[];
  left: Laid[];
  right: Laid[];
  deck: number;
  discards: string[];
  unseen: Laid[];
  calamities: number;
  plague: number;
  advisor_deck: number;
  doubled: boolean;
  quest: string;
  risk: number;
  reshuffled: boolean;
  production: Record<Resource, number>[];
  top: string | null;
}

export interface Memory {
  face_down?: { round: number; slot: number; card: string }[];
}

export interface Scores {
  totals: number[];
  parts: Record<string, number>[];
}

export interface PerType {
  points: number;
  type: CardType;
}

/** One card file of any family; the fields that a family lacks are absent. */
export interface CardSpec {
  id: string;
  type?: CardType;
  copies?: number;
  cost?: Heap;
  recycle?: Heap;
  production?: Heap;
  production_per?: { resource: Resource; type: CardType };
  bonus?: Heap;
  vp?: number;
  vp_per?: PerType;
  deck?: string;
  fight?: number;
  phase?: string;
  price?: number;
  side?: string;
}

export interface StageSpec {
  name?: Partial<Record<string, string>>;
  cost: Heap;
  reward: Heap & { vp?: number };
}

export interface QuestSpec {
  id: string;
  stages: StageSpec[];
  solo_stages: StageSpec[];
}
