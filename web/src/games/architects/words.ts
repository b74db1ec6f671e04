/** This game's labels in the page's language. */

import type { Lang } from '../../lib/types';
import { en, type GameWords } from './words.en';
import { pl } from './words.pl';

export type { GameWords };
export const wordsOf = (lang: Lang): GameWords => (lang === 'pl' ? pl : en);
