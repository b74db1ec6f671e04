/** The board's own words, by language. */
import type { Lang } from '../../lib/types';
import { en, type KingdomWords } from './words.en';
import { pl } from './words.pl';

export type { KingdomWords };
export const words: Record<Lang, KingdomWords> = { en, pl };
