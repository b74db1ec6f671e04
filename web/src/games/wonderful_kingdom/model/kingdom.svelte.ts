/** The table of It's a Wonderful Kingdom as the parts of its board see it. */
import { Board, provideBoard, useBoard } from '../../../lib/board.svelte';
import type { BoardProps } from '../../../lib/game';
import { faces, size } from '../../../lib/view';
import { words, type KingdomWords } from '../words';
import { cardOf, type Card } from './cards';
import { phaseOf, type Phase } from './phase';
import { tableOf } from './reading';
import { namedSites } from './sites';
import type { Area, KingdomData, KingdomTable, Laid, Memory } from './types';

export class Kingdom extends Board<KingdomTable, KingdomData, KingdomWords> {
  /** The place in the hand of the card that was picked and waits for an area. */
  readonly #held = this.passing<number>();
  /** The site whose giving up waits for a second click. */
  readonly giving = this.passing<string>();

  constructor(props: () => BoardProps) {
    super(props, words, tableOf);
  }

  readonly phase: Phase = $derived.by(() => phaseOf(this.view, this.state.decisions, this.state.status === 'over'));
  readonly far: number | null = $derived.by(() => (this.view.players.length > 1 ? 1 - this.near : null));
  readonly module: string = $derived.by(() => String(this.state.options['module'] ?? 'none'));
  readonly solo: boolean = $derived.by(() => this.view.players.length === 1);
  readonly kinds: string[] = $derived.by(() => this.kindsOf(this.near));
  /** Whether one of several cards must be picked. */
  readonly picking: boolean = $derived.by(() =>
    this.kinds.some((kind) => ['search-pick', 'keep-advisor', 'choose-menace'].includes(kind)),
  );
  /** Whether the production is what one looks at: in its phase, and when nothing is left to plan. */
  readonly producing: boolean = $derived.by(
    () => this.phase === 'production' || (this.phase === 'planning' && this.player(this.near).selection.length === 0),
  );
  readonly sites = $derived.by(() => this.view.players.map((player) => namedSites(player)));
  readonly #remembered = $derived.by(() => {
    const laid = (this.state.memory as Memory).face_down ?? [];
    return new Map(laid.map((card) => [`${card.round}/${card.slot}`, card.card]));
  });

  hand(seat: number): string[] {
    return faces(this.player(seat).hand);
  }
  handSize(seat: number): number {
    return size(this.player(seat).hand);
  }
  area(area: Area): Laid[] {
    return area === 'left' ? this.view.left : this.view.right;
  }

  card(id: string): Card {
    return cardOf(this.data, id);
  }
  cardName(id: string): string {
    return this.name(`card/${id}`);
  }
  /** The duchy of a seat by its bare name; which side of the card is up is told elsewhere. */
  duchyName(seat: number): string {
    const name = this.name(`duchy/${this.player(seat).duchy}`);
    return name.split(',')[0] ?? name;
  }
  /** The face of a laid card as far as the viewer may know it. */
  faceOf(laid: Laid): string | null {
    return laid.card ?? this.#remembered.get(`${laid.round}/${laid.slot}`) ?? null;
  }

  /** The place of the held card in the hand; -1 when none is held. */
  get heldIndex(): number {
    return this.table.live ? (this.#held.value ?? -1) : -1;
  }
  get held(): string | null {
    return this.hand(this.near)[this.heldIndex] ?? null;
  }
  hold(index: number): void {
    this.#held.value = index === this.heldIndex || index < 0 ? null : index;
  }
}

export function provideKingdom(props: () => BoardProps): Kingdom {
  return provideBoard(new Kingdom(props));
}

export const useKingdom = useBoard<Kingdom>;
