import { getContext, setContext } from 'svelte';
import type { BoardProps, TableContext } from '../../../lib/game';
import type { Components, Move, TableState } from '../../../lib/types';
import { kingdomWords, type KingdomWords } from '../words';
import { cardOf, entryOf, nameOf, type Card } from './cards';
import { phaseOf, type Phase } from './phase';
import { namedSites } from './sites';
import type { Area, KingdomTable, Laid, Memory, Player, Scores } from './types';

const KEY = Symbol('kingdom');

/** What a button needs to be a target of the table. */
export interface Hit {
  type: 'button';
  'data-target': string;
  'data-entry': string;
  /** Marks what can be done now. */
  'data-act': '' | undefined;
  onclick: (event: MouseEvent) => void;
  onpointerenter: () => void;
  onpointerleave: () => void;
  onfocus: () => void;
  onblur: () => void;
}

/** The table as the parts of the board see it, and what the viewer holds in the hand just now. */
export class Kingdom {
  readonly #props: () => BoardProps;
  /** The card that was picked from the hand and waits for an area; it lapses with the next state. */
  #held = $state.raw<{ index: number; version: number } | null>(null);
  /** The site whose giving up waits for a second click. */
  #giving = $state.raw<{ name: string; version: number } | null>(null);

  constructor(props: () => BoardProps) {
    this.#props = props;
  }

  get state(): TableState {
    return this.#props().state;
  }
  get components(): Components {
    return this.#props().components;
  }
  get table(): TableContext {
    return this.#props().table;
  }
  readonly view = $derived.by(() => this.state.table as unknown as KingdomTable);
  readonly words: KingdomWords = $derived.by(() => kingdomWords(this.table.lang));
  readonly phase: Phase = $derived.by(() => phaseOf(this.view, this.state.decisions, this.state.status === 'over'));
  readonly scores = $derived.by(() => this.state.scores as unknown as Scores);
  /** The seat at the bottom of the screen: the viewer's, or the first one for spectators. */
  readonly near: number = $derived.by(() => this.table.own ?? 0);
  readonly far: number | null = $derived.by(() => (this.view.players.length > 1 ? 1 - this.near : null));
  readonly module: string = $derived.by(() => String(this.state.options['module'] ?? 'none'));
  readonly solo: boolean = $derived.by(() => this.view.players.length === 1);
  readonly kinds: string[] = $derived.by(() =>
    this.state.decisions.filter((decision) => decision.seat === this.near).map((decision) => decision.kind),
  );
  readonly #notations = $derived.by(
    () => new Map(this.table.live ? this.state.moves.map((move) => [move.notation, move]) : []),
  );
  readonly #remembered = $derived.by(() => {
    const laid = (this.state.memory as Memory).face_down ?? [];
    return new Map(laid.map((card) => [`${card.round}/${card.slot}`, card.card]));
  });

  player(seat: number): Player {
    const player = this.view.players[seat];
    if (player === undefined) throw new Error(`there is no seat ${seat}`);
    return player;
  }
  hand(seat: number): string[] {
    const { hand } = this.player(seat);
    return typeof hand === 'number' ? [] : hand;
  }
  handSize(seat: number): number {
    const { hand } = this.player(seat);
    return typeof hand === 'number' ? hand : hand.length;
  }
  seatName(seat: number): string {
    return this.state.seats[seat]?.player ?? '';
  }
  seatOf(name: string | null): number {
    return this.view.players.findIndex((player) => player.seat === name);
  }
  area(area: Area): Laid[] {
    return area === 'left' ? this.view.left : this.view.right;
  }

  card(id: string): Card {
    return cardOf(this.components, id);
  }
  name(key: string): string {
    return nameOf(this.components, key);
  }
  cardName(id: string): string {
    return this.name(`card/${id}`);
  }
  /** The duchy of a seat by its bare name; which side of the card is up is told elsewhere. */
  duchyName(seat: number): string {
    const name = this.name(`duchy/${this.player(seat).duchy}`);
    return name.split(',')[0] ?? name;
  }
  /** A card in a sentence: its name and what it says. */
  told(key: string): string {
    const entry = entryOf(this.components, key);
    const text = entry?.text ?? '';
    return text === '' ? this.name(key) : `${this.name(key)}: ${text}`;
  }
  /** The face of a laid card as far as the viewer may know it. */
  faceOf(laid: Laid): string | null {
    return laid.card ?? this.#remembered.get(`${laid.round}/${laid.slot}`) ?? null;
  }

  /** A legal move by its notation. */
  move(notation: string): Move | null {
    return this.#notations.get(notation) ?? null;
  }
  movesAt(target: string): Move[] {
    return this.table.movesAt(target);
  }
  play(notation: string, at: EventTarget | null): void {
    if (at instanceof HTMLElement && this.move(notation) !== null) this.table.play(notation, at);
  }

  /**
   * The attributes of a button that is a target: a click chooses, or explains when there is nothing to choose.
   * A button for one of several moves at its target names that move instead.
   */
  hit(target: string, entry: string, act?: (at: HTMLElement) => void, points = target): Hit {
    const { table } = this;
    return {
      type: 'button',
      'data-target': target,
      'data-entry': entry,
      'data-act': act !== undefined || table.movesAt(target).length > 0 ? '' : undefined,
      onclick: ({ currentTarget: at }) => {
        if (!(at instanceof HTMLElement)) return;
        if (act !== undefined) act(at);
        else if (table.movesAt(target).length > 0) table.choose(target, at);
        else table.explain(entry, at, { target });
      },
      onpointerenter: () => table.point(points),
      onpointerleave: () => table.point(null),
      onfocus: () => table.point(points),
      onblur: () => table.point(null),
    };
  }
  /** The attributes of a button that stands for one particular move. */
  plays(move: Move, entry: string): Hit {
    return this.hit(move.target, entry, (at) => this.play(move.notation, at), move.notation);
  }
  /** The attributes of a button that only explains. */
  explains(
    entry: string,
    title?: string,
  ): { type: 'button'; 'data-entry': string; onclick: (event: MouseEvent) => void } {
    return {
      type: 'button',
      'data-entry': entry,
      onclick: ({ currentTarget: at }) => {
        if (at instanceof HTMLElement) this.table.explain(entry, at, title === undefined ? {} : { title });
      },
    };
  }

  /** The place of the held card in the hand; -1 when none is held. */
  get heldIndex(): number {
    const held = this.#held;
    return held !== null && held.version === this.state.version && this.table.live ? held.index : -1;
  }
  get held(): string | null {
    return this.hand(this.near)[this.heldIndex] ?? null;
  }
  hold(index: number): void {
    this.#held = index === this.heldIndex || index < 0 ? null : { index, version: this.state.version };
  }
  get giving(): string | null {
    const giving = this.#giving;
    return giving !== null && giving.version === this.state.version ? giving.name : null;
  }
  askToGiveUp(name: string | null): void {
    this.#giving = name === null ? null : { name, version: this.state.version };
  }

  readonly sites = $derived.by(() => this.view.players.map((player) => namedSites(player)));
}

export function provideKingdom(props: () => BoardProps): Kingdom {
  return setContext(KEY, new Kingdom(props));
}

export function useKingdom(): Kingdom {
  return getContext<Kingdom>(KEY);
}
