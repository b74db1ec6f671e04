/** The public table of It's a Wonderful Kingdom as its board reads it (see `reading.ts`), and the card files. */
import type { Cards } from '../../../lib/view';

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

/** What a player has because of a module; without it, nothing. */
export interface ModulePlayer {
  /** The stages of the quest that are completed. */
  stages: number[];
  menaces: string[];
  theft: Heap;
  menace_deck: string | null;
  menaces_left: number;
  advisors: string[];
  used: string[];
  drawn: Cards;
  /** Solo: the cards seen by a search. */
  looking: Cards;
}

export interface Player extends ModulePlayer {
  seat: string;
  duchy: string;
  hand: Cards;
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
  deciding: boolean;
}

/** What lies on the table because of a module; without it, nothing. */
export interface ModuleTable {
  quest: string;
  plague: number;
  doubled: boolean;
  /** Solo: the cards of the risk deck. */
  risk: number;
}

export interface KingdomTable extends ModuleTable {
  round: number;
  turn: number;
  step: Resource | null;
  first: string;
  players: Player[];
  left: Laid[];
  right: Laid[];
  deck: number;
  discards: string[];
  unseen: Laid[];
  calamities: number;
  production: Record<Resource, number>[];
  top: string | null;
}

export interface Memory {
  face_down?: { round: number; slot: number; card: string }[];
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
  cost: Heap;
  reward: Heap & { vp?: number };
}

export interface QuestSpec {
  id: string;
  stages: StageSpec[];
  solo_stages: StageSpec[];
}

/** The families of cards; a card's family decides its look. */
export const FAMILIES = ['development', 'treasure', 'calamity', 'menace', 'advisor'] as const;
export type Family = (typeof FAMILIES)[number];

export interface KingdomData extends Record<Family, Record<string, CardSpec>> {
  duchy: Record<string, CardSpec>;
  quest: Record<string, QuestSpec>;
  medal: Record<string, { id: string; vp: number }>;
}
