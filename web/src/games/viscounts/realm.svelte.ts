/** The table of Viscounts as the parts of its board see it. */

import { Board, provideBoard, useBoard } from '../../lib/board.svelte';
import type { BoardProps } from '../../lib/game';
import { RIVAL } from '../../parts/drawings';
import { expansionsOf, type Expansion } from './attached';
import { spaceAt } from './draw/geometry';
import {
  folkOf,
  iconsOf,
  placeOf,
  spotsOf,
  wayTo,
  type Good,
  type Pieces,
  type Side,
  type SpotData,
  type Townsfolk,
  type ViscountsData,
  type ViscountsTable,
} from './model';
import { words, type GameWords } from './words';

/** A player or the AI, as the board draws them: `colour` is a seat's, or the one of rivals. */
export interface Actor {
  colour: string;
  name: string;
  pieces: Pieces;
}

export class Realm extends Board<ViscountsTable, ViscountsData, GameWords> {
  /** Whose whole board lies open: a seat, or the AI. */
  opened: number | 'ai' | null = $state(null);

  /** Whose piles lie open. */
  piles: number | null = $state(null);

  constructor(props: () => BoardProps) {
    super(props, words);
  }

  /** All who have pieces on the board; whoever has not chosen a pair yet has none. */
  readonly actors: Actor[] = $derived.by(() => {
    const { players, setting_up, ai } = this.view;
    const seated = players.flatMap((pieces, seat) =>
      setting_up && pieces.player_card === null ? [] : [{ colour: pieces.colour, name: this.playerName(seat), pieces }],
    );
    return ai === undefined || setting_up ? seated : [...seated, { colour: RIVAL, name: this.rivalName, pieces: ai }];
  });
  get rivalName(): string {
    return this.state.rivals[0]?.title ?? '';
  }
  /** Who a word of the table means: a colour, or `ai`. */
  nameOf(side: string): string {
    return side === 'ai' ? this.rivalName : this.playerName(this.seatOf(side));
  }
  /** The colour in which a side is drawn. */
  drawn(side: string): string {
    return side === 'ai' ? RIVAL : side;
  }

  /** What expansions the table is played with. */
  get expansions(): Expansion[] {
    return expansionsOf(this.view);
  }

  readonly icons = $derived.by(() => iconsOf(this.player(this.near), this.view, this.data));

  folk(id: string): Townsfolk | undefined {
    return folkOf(this.data, id);
  }
  /** The Building Spots of a segment, on the side of the board that is in play. */
  spots(segment: string): SpotData[] {
    const found = this.data.segment[segment];
    return found === undefined ? [] : spotsOf(found, this.view.players.length);
  }
  get boardSide(): 'small' | 'large' {
    return this.view.players.length > 2 ? 'large' : 'small';
  }

  /** The part of the ring where a segment lies. */
  partOf(segment: string): number {
    return this.view.ring.indexOf(segment);
  }
  /** Where a space is: its part, its side and its point on the board. */
  spot(space: string): { part: number; side: Side; x: number; y: number } {
    const { segment, side } = placeOf(space);
    const part = this.partOf(segment);
    const [x, y] = spaceAt(part, side);
    return { part, side, x, y };
  }

  /** Whether the viewer is about to move the Viscount. */
  get moving(): boolean {
    return this.table.live && this.kindsOf(this.own).includes('move');
  }
  /** What the way to a space costs in Silver; null while it is not known. */
  priceOf(space: string): number | null {
    const move = this.move(`go ${space}`);
    if (move === null || this.own === null) return null;
    const path = `players/${this.own}/silver`;
    const change = this.changes(move.notation).find((one) => one.path === path);
    return change === undefined ? 0 : change.before - change.after;
  }
  /** The space that the viewer points at or has selected, if the Viscount could go there. */
  get goal(): string | null {
    const target = this.table.pointed ?? this.table.selected;
    return this.moving && target?.startsWith('space/') && this.legal(target) ? target.slice('space/'.length) : null;
  }
  /** The stops of the way to the goal. */
  readonly way: { part: number; side: Side }[] = $derived.by(() => {
    const goal = this.goal;
    if (goal === null || this.me === null) return [];
    const card = this.me.row.find((one) => one !== null);
    const least = (card && this.folk(card)?.silver) || 1;
    return wayTo(this.spot(this.me.at), this.spot(goal), least) ?? [];
  });

  /** The segment that the viewer is concerned with: what is pointed at or selected, else where the Viscount stands. */
  get segmentShown(): string {
    const [kind, id = ''] = (this.table.selected ?? this.table.pointed ?? '').split('/');
    if (kind === 'space') return placeOf(id).segment;
    if (kind === 'townsfolk' || kind === 'manuscript' || kind === 'spot') return id.charAt(0);
    return placeOf(this.player(this.near).at).segment;
  }

  /** How much of a good the viewer would gain or lose by what is pointed at or selected. */
  coming(good: Good): number {
    const target = this.table.pointed ?? this.table.selected;
    const moves = target === null ? [] : this.movesAt(target);
    const notation = moves.length === 1 ? moves[0]?.notation : target;
    const path = `players/${this.own}/${good}`;
    const change = notation == null ? undefined : this.changes(notation).find((one) => one.path === path);
    return change === undefined ? 0 : change.after - change.before;
  }
}

export const provideRealm = (props: () => BoardProps): Realm => provideBoard(new Realm(props));
export const useRealm = useBoard<Realm>;
