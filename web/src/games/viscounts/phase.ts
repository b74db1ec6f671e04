/** Which of the six phases of a turn a decision belongs to. */

import { firstOf } from './attached';

const PHASE: Record<string, number> = {
  'play-card': 0,
  move: 1,
  'primary-action': 2,
  'may-dismiss': 2,
  'pay-icons': 2,
  'choose-exchanges': 2,
  'choose-building': 2,
  'choose-spot': 2,
  'send-workers': 2,
  recruit: 3,
};

/** The rules that a decision cites say the rest: what happens in a Collision, at the end of a turn. */
const BY_RULE: [string, number][] = [
  ['VIS-CARDS', 0],
  ['VIS-MOVE', 1],
  ['VIS-RECRUIT', 3],
  ['VIS-COLLISION', 4],
  ['VIS-DRAW', 5],
];

/** What happened last tells the phase of a question that may come in any. */
const AFTER: Record<string, number> = {
  'dropped-off': 0,
  played: 0,
  moved: 2,
  declared: 2,
  passed: 2,
  hired: 3,
  collided: 4,
  shuffled: 5,
  'drew-card': 5,
};

/** The phase of the last thing that tells one. */
export function phaseSince(kinds: readonly string[]): number | null {
  const phase = (kind: string): number | undefined => AFTER[kind] ?? firstOf(({ since }) => since[kind]);
  const last = kinds.findLast((kind) => phase(kind) !== undefined);
  return last === undefined ? null : (phase(last) ?? null);
}

/** The number of the phase, from 0; null while it can't be told. */
export function phaseOf(kind: string, rule: string): number | null {
  return (
    PHASE[kind] ??
    firstOf(({ phases }) => phases[kind]) ??
    BY_RULE.find(([begin]) => rule.startsWith(begin))?.[1] ??
    null
  );
}
