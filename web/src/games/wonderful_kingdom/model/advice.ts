import { ADVICE_ICONS, type KingdomIcon } from '../icons';
import type { Space } from './types';

/** One sign of an advisor's ability: a thing gained (with its number) or a figure of its own. */
export interface Sign {
  space?: Space;
  icon?: KingdomIcon;
  text?: string;
}

/** What each advisor does, as a row of signs in reading order; the sentence is one click away. */
const SIGNS: Record<string, Sign[]> = {
  'secret-agent': [{ text: '+1' }, { icon: ADVICE_ICONS.trap }],
  'mistress-of-cartography': [{ text: '+1' }, { icon: ADVICE_ICONS.draw }],
  'grey-eminence': [{ icon: ADVICE_ICONS.spy }],
  'mercenary-captain': [{ icon: ADVICE_ICONS.discard }],
  'mad-gambler': [{ icon: ADVICE_ICONS.exchange }],
  'ruthless-overseer': [{ text: '+1' }, { icon: ADVICE_ICONS.cubes }, { text: '/' }, { icon: ADVICE_ICONS.complete }],
  'lady-of-the-forest': [{ text: '+4' }, { space: 'materials' }],
  'nursing-mother': [{ text: '+4' }, { space: 'population' }],
  'lady-of-the-lake-country': [{ text: '+4' }, { space: 'gold' }],
  'queen-of-the-five-seas': [{ text: '+4' }, { space: 'exploration' }],
  'alchemist-diviner': [{ text: '2×' }, { icon: ADVICE_ICONS.calamity }],
  'inspired-prophet': [{ text: '−1' }, { icon: ADVICE_ICONS.calamity }],
  'master-goldsmith': [{ text: '+3' }, { space: 'krystallium' }],
  'master-craftsman': [{ icon: ADVICE_ICONS.complete }],
};

export function signsOf(advisor: string): Sign[] {
  return SIGNS[advisor] ?? [];
}
