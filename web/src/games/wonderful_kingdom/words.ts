import type { Lang } from '../../lib/types';
import { en, type KingdomWords } from './words.en';
import { pl } from './words.pl';

export type { KingdomWords };

export function kingdomWords(lang: Lang): KingdomWords {
  return lang === 'pl' ? pl : en;
}
