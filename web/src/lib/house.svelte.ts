/** What the host of the house wants everybody to know, asked for again and again. */
import { api } from './api';

const EVERY = 60_000;

export const house = $state({ asksWord: false, notice: '', read: '' });

async function look(): Promise<void> {
  try {
    const told = await api.house();
    house.asksWord = told.asks_word;
    house.notice = told.notice;
  } catch {
    // The next time will do.
  }
}

export function watchHouse(): void {
  void look();
  setInterval(() => void look(), EVERY);
}
