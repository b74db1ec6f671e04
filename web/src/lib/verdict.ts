/** By what a game was won: the parts of the score that made the difference. */
import type { Dictionary } from '../i18n/en';
import { bestRival, commonPoints, rivalTitle } from './contest';
import type { Lang, Scores, TableState } from './types';

type Parts = Record<string, number>;
type Share = [part: string, points: number];

/** Who is compared: a seat or a rival. */
interface Side {
  name: string;
  total: number;
  parts: Parts;
}

/** How many parts a sentence names. */
const MOST = 2;

export interface Teller {
  t: Dictionary;
  lang: Lang;
  /** What a part of the score is called. */
  title: (part: string) => string;
}

/** One or two sentences under the name of the winner. */
export function verdict(state: TableState, teller: Teller): string {
  const { scores } = state;
  if (scores.together) return together(state, teller);
  const sides = sidesOf(state);
  const [best, second] = sides;
  if (best === undefined) return '';
  if (scores.winners.length > 1) return shared(state, teller);
  if (second === undefined) return alone(scores, best, teller);
  return `${teller.t.lead(best.total, best.total - second.total, second.name)}. ${difference(best, second, teller)}`.trim();
}

/** Who has won first, then all others by points. */
function sidesOf(state: TableState): Side[] {
  const { scores, seats } = state;
  const players = seats.map((seat, index) => ({
    name: seat.player || seat.title,
    total: scores.totals[index] ?? 0,
    parts: scores.parts[index] ?? {},
    won: scores.winners.includes(index),
  }));
  const nobody = scores.winners.length === 0;
  const rivals = scores.rivals.map((rival) => ({
    name: rivalTitle(state, rival.name),
    total: rival.total,
    parts: rival.parts,
    won: nobody && rival === bestRival(scores),
  }));
  return [...players, ...rivals].sort((a, b) => Number(b.won) - Number(a.won) || b.total - a.total);
}

function together({ seats, scores }: TableState, teller: Teller): string {
  const { t } = teller;
  const points = commonPoints(scores);
  const result = t.commonResult(scores.winners.length > 0, seats.length, points);
  return `${[result, ...needed(scores, points, t)].join(', ')}. ${sources(added(scores.parts), teller)}`.trim();
}

function alone(scores: Scores, { total, parts }: Side, teller: Teller): string {
  return `${[teller.t.points(total), ...needed(scores, total, teller.t)].join(', ')}. ${sources(parts, teller)}`.trim();
}

function shared({ seats, scores }: TableState, { t, lang }: Teller): string {
  const names = scores.winners.map((seat) => seats[seat]?.player || seats[seat]?.title || '');
  return t.sharedBy(listed(names, lang), scores.totals[scores.winners[0] ?? 0] ?? 0);
}

function needed({ goal }: Scores, points: number, t: Dictionary): string[] {
  return goal === null ? [] : [t.goalNeeded(goal), ...(points < goal ? [t.goalMissed(goal - points)] : [])];
}

/** Where the winner was better, and where the other was; nothing where points did not decide. */
function difference(best: Side, second: Side, teller: Teller): string {
  if (best.total <= second.total) return '';
  const names = new Set([...Object.keys(best.parts), ...Object.keys(second.parts)]);
  const gaps = [...names].map((part): Share => [part, (best.parts[part] ?? 0) - (second.parts[part] ?? 0)]);
  const gains = weighty(largest(gaps.filter(([, gap]) => gap > 0)));
  const losses = largest(gaps.filter(([, gap]) => gap < 0).map(([part, gap]): Share => [part, -gap])).slice(0, 1);
  const told = (shares: Share[]): string => named(shares, teller, '+');
  if (losses.length === 0) return `${teller.t.decided(told(gains), gains.length)}.`;
  return `${teller.t.decided(told(gains), gains.length)}, ${teller.t.although(second.name, told(losses))}.`;
}

/** What brought most of the points, where nobody's stand against them. */
function sources(parts: Parts, teller: Teller): string {
  const most = largest(Object.entries(parts).filter(([, points]) => points > 0));
  return most.length === 0 ? '' : `${teller.t.mostFrom(named(most, teller, ''), most.length)}.`;
}

function added(parts: Parts[]): Parts {
  const sum: Parts = {};
  for (const [part, points] of parts.flatMap((one) => Object.entries(one))) sum[part] = (sum[part] ?? 0) + points;
  return sum;
}

const largest = (shares: Share[]): Share[] => shares.toSorted(([, a], [, b]) => b - a).slice(0, MOST);

/** Beside a large gain a small one made no difference. */
const weighty = (shares: Share[]): Share[] => shares.filter(([, points]) => points * 4 >= (shares[0]?.[1] ?? 0));

/** Parts with their points; what a title says in brackets is left out. */
function named(shares: Share[], { title, lang }: Teller, sign: string): string {
  return listed(
    shares.map(([part, points]) => `${title(part).replace(/ \(.*\)$/, '')} (${sign}${points})`),
    lang,
  );
}

function listed(names: string[], lang: Lang): string {
  return new Intl.ListFormat(lang === 'pl' ? 'pl' : 'en-GB').format(names);
}
