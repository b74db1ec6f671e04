/** How it stands with a Building card before the viewer: can it be chosen, could it be built, what is missing. */

import { lacking, type Building, type Good, type Player } from './model';

/** What a click on the card is for. */
export interface CardUse {
  target: string;
  /** The card itself can be chosen now. */
  legal: boolean;
  /** What choosing it means, for the line under it. */
  verb: 'keep' | 'discard' | 'buildNow' | 'choose';
  /** It lies in the viewer's hand, so that what is missing is worth telling. */
  held: boolean;
}

export interface Prospect {
  gilt: boolean;
  status: 'none' | 'act' | 'ready' | 'short' | 'skill';
  label: 'keep' | 'discard' | 'buildNow' | 'choose' | 'ready';
  lacking: [Good, number][];
}

export function outlookFor(building: Building, player: Player | undefined, unskilled: number, use: CardUse): Prospect {
  const missing = player ? lacking(player, building) : [];
  if (use.legal) return { gilt: true, status: 'act', label: use.verb, lacking: missing };
  const status = !player || !use.held ? 'none' : missing.length > 0 ? 'short' : unskilled > 0 ? 'skill' : 'ready';
  return { gilt: false, status, label: 'ready', lacking: missing };
}

/** What choosing a card is called, by the decision's kind or the move's first word. */
export function verbOf(notation: string | undefined): CardUse['verb'] {
  const verb = notation?.split(' ')[0];
  if (verb === 'keep' || verb === 'discard') return verb;
  return verb === 'build' ? 'buildNow' : 'choose';
}
