import type { Sign } from '../parts/icons';
import type { ChangeView } from './game';
import type { Change } from './types';

/** A changed number as the prompt tells it: `welcome` is whether more of it is, null when it is neither good nor bad. */
export function changeView(
  { before, after }: Change,
  sign: Sign,
  label: string,
  seat: number | null,
  welcome: boolean | null,
): ChangeView {
  return { ...sign, label, before, after, seat, good: welcome === null ? null : welcome === after > before };
}
