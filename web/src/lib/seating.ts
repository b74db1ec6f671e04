/** What one can do with seats: hand them over, leave, give up, go on to the next table. */
import { api } from './api';
import { navigate } from './router.svelte';
import { settings } from './settings.svelte';
import type { TableModel } from './table.svelte';
import type { HandSeat, TableState } from './types';

/** Says who plays a seat from now on. */
export function handSeat(model: TableModel, seat: number, to: HandSeat['to'], level: string | null = null): void {
  change(model, () => api.hand(model.now.id, seat, to, level, settings.lang));
}

/** Gives the game up. */
export function concede(model: TableModel, seat: number): void {
  change(model, () => api.concede(model.now.id, seat, settings.lang));
}

/** Goes with everybody to the next table, which whoever asks first lays. */
export function playAgain(model: TableModel, rotate = false): void {
  const { id, sequel } = model.now;
  const next = sequel === null ? api.again(id, rotate, settings.lang).then((made) => made.id) : Promise.resolve(sequel);
  next.then(
    (made) => navigate(`/t/${made}`),
    (problem: unknown) => (model.trouble = problem),
  );
}

/** Does something with a seat, and looks again with eyes that one still has. */
function change(model: TableModel, act: () => Promise<TableState>): void {
  act()
    .then((state) => model.sitAs(state.mine.includes(model.now.seat ?? -1) ? model.now.seat : state.seat))
    .catch((problem: unknown) => (model.trouble = problem));
}
