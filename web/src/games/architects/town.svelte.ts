/** The table of Architects as the parts of its board see it. */

import { untrack } from 'svelte';
import { Board, provideBoard, useBoard } from '../../lib/board.svelte';
import type { BoardProps } from '../../lib/game';
import type { ArchitectsData, ArchitectsTable, Good, Player, Space } from './model';
import { NOTHING_RECENT, readOn } from './recent';
import { GOOD } from './symbols';
import { words, type GameWords } from './words';

export class Town extends Board<ArchitectsTable, ArchitectsData, GameWords> {
  /** Whose whole board lies open. */
  opened: number | null = $state(null);
  #recent = $state.raw(NOTHING_RECENT);

  constructor(props: () => BoardProps) {
    super(props, words);
  }

  /** Who has placed where since the viewer's last turn: colours by target. */
  get recent(): Record<string, string> {
    return this.table.live ? this.#recent.places : {};
  }
  /** Reads on in the chronicle, for what is recent. */
  read(): void {
    const { state } = this;
    if (this.table.live)
      this.#recent = readOn(
        untrack(() => this.#recent),
        state,
      );
  }

  /** Who plays a colour. */
  nameOf(colour: string): string {
    return this.playerName(this.seatOf(colour));
  }
  /** Whose Workers stand in a place, and how many; nothing where there are none. */
  crowd(count: (player: Player) => number): string {
    const groups = this.view.players.filter((player) => count(player) > 0);
    const list = groups.map((player) => `${this.nameOf(player.colour)} ${count(player)}`).join(', ');
    return list === '' ? '' : this.words.workersThere(list);
  }
  /** What a space of the Black Market offers, and who has taken it. */
  vault(space: Space): string {
    const goods = space === 'middle' ? [] : Object.entries(this.view.market_goods[space]);
    const list = goods.map(([good, count]) => `${this.name(`good/${good}`)} ${count}`).join(', ');
    const holder = this.view.black_market[space];
    const facts = [list && this.words.goodsThere(list), holder && `${this.words.taken}: ${this.nameOf(holder)}.`];
    return facts.filter((fact) => fact).join(' ');
  }
  /** The decision that the viewer has to make now. */
  get decision(): string | null {
    return this.table.live ? (this.kindsOf(this.own)[0] ?? null) : null;
  }
  /** Whose Worker the next placing would add: the viewer's, while the viewer places. */
  get placing(): string | null {
    const places =
      this.decision === 'place-worker' || this.state.moves.some(({ notation }) => notation.startsWith('place '));
    return places ? (this.me?.colour ?? null) : null;
  }
  /** While cards are drafted nobody owns anything yet: nothing is told to be missing. */
  get drafting(): boolean {
    return this.view.first === null;
  }
  /** How much of a good the viewer would gain or lose by the target that is pointed at or selected. */
  coming(good: Good, target: string | null): number {
    const changes = target === null ? [] : this.table.changesAt(target);
    const found = changes.find((change) => change.icon === GOOD[good].icon && change.seat === this.own);
    return found === undefined ? 0 : found.after - found.before;
  }
}

export function provideTown(props: () => BoardProps): Town {
  const town = provideBoard(new Town(props));
  $effect.pre(() => town.read());
  return town;
}

export const useTown = useBoard<Town>;
