/** This game's own labels, by language. */

import type { Lang } from '../../lib/types';
import { en, type GameWords } from './words.en';
import { pl } from './words.pl';

export type { GameWords };
export const words: Record<Lang, GameWords> = { en, pl };
