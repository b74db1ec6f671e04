/** What the page does with answers that take their time: hints and analyses. */
import { beforeEach, expect, test, vi } from 'vitest';
import { Analyst } from './analyst.svelte';
import { Hint } from './hint.svelte';
import type { TableSource } from './source';
import type { Advice, Analysis, JudgedMove, TableState } from './types';

/** What the browser keeps. */
beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => kept.set(name, text),
  });
});

const state = { version: 7 } as TableState;
const advice = (version: number): Advice => ({ version, candidates: [{ notation: 'a' } as Advice['candidates'][0]] });
const advising = (answer: (state: TableState, signal: AbortSignal) => Promise<Advice>): TableSource =>
  ({ advice: answer }) as unknown as TableSource;
const judged = (ply: number): JudgedMove => ({
  ply,
  seat: 0,
  step: 0,
  chances: [1],
  played: { en: 'a' },
  advised: { en: 'a' },
});

/** A game of so many moves, judged two at a time; a start in `failing` fails once. */
function analysing(total: number, failing = new Set<number>()): { source: TableSource; asked: number[] } {
  const asked: number[] = [];
  const analysis = async (start: number): Promise<Analysis> => {
    asked.push(start);
    if (failing.delete(start)) throw new Error('lost');
    const moves = [start, start + 1].filter((ply) => ply < total).map(judged);
    return { total, start, moves };
  };
  return { source: { analysis } as unknown as TableSource, asked };
}

test('a hint is shown when the bot has thought', async () => {
  const hint = new Hint();
  const asked = hint.ask(
    advising(async () => advice(7)),
    state,
  );
  expect([hint.open, hint.candidates]).toEqual([true, null]);
  await asked;
  expect(hint.candidates?.map((one) => one.notation)).toEqual(['a']);
});

test('a hint for another state of the table is put away', async () => {
  const hint = new Hint();
  await hint.ask(
    advising(async () => advice(8)),
    state,
  );
  expect([hint.open, hint.candidates]).toEqual([false, null]);
});

test('an answer that comes after the hint was closed is not heard', async () => {
  const hint = new Hint();
  const asked = hint.ask(
    advising(async () => advice(7)),
    state,
  );
  hint.close();
  await asked;
  expect([hint.open, hint.candidates]).toEqual([false, null]);
});

test('a failed hint says so, and can be asked for again', async () => {
  const hint = new Hint();
  await hint.ask(
    advising(() => Promise.reject(new Error('lost'))),
    state,
  );
  expect([hint.open, hint.trouble instanceof Error]).toEqual([true, true]);
  await hint.ask(
    advising(async () => advice(7)),
    state,
  );
  expect([hint.trouble, hint.candidates?.length]).toEqual([null, 1]);
});

test('an analysis asks on until all moves are judged', async () => {
  const { source, asked } = analysing(5);
  const analyst = new Analyst(source, 'a');
  await analyst.start();
  expect(asked).toEqual([0, 2, 4]);
  expect([analyst.done, analyst.running, analyst.judged.length, analyst.total]).toEqual([true, false, 5, 5]);
});

test('a game without moves is analysed at once', async () => {
  const analyst = new Analyst(analysing(0).source, 'a');
  await analyst.start();
  expect([analyst.done, analyst.judged]).toEqual([true, []]);
});

test('a stopped analysis goes on from where it was', async () => {
  const { source, asked } = analysing(5);
  const analyst = new Analyst(source, 'a');
  const first = analyst.start();
  analyst.stop();
  await first;
  expect([analyst.running, analyst.done, analyst.judged.length]).toEqual([false, false, 0]);
  await analyst.start();
  expect([asked, analyst.judged.length]).toEqual([[0, 0, 2, 4], 5]);
});

test('a failure keeps what is judged', async () => {
  const { source } = analysing(5, new Set([2]));
  const analyst = new Analyst(source, 'a');
  await analyst.start();
  expect([analyst.judged.length, analyst.running, analyst.trouble instanceof Error]).toEqual([2, false, true]);
  await analyst.start();
  expect([analyst.done, analyst.trouble, analyst.judged.length]).toEqual([true, null, 5]);
});

test('a question that is put away is withdrawn', async () => {
  const hint = new Hint();
  let asked: AbortSignal | undefined;
  const pending = hint.ask(
    advising((_, signal) => {
      asked = signal;
      return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('aborted'))));
    }),
    state,
  );
  hint.close();
  await pending;
  expect(asked?.aborted).toBe(true);
  expect(hint.trouble).toBe(null);
});

test('an analysis that was begun goes on after a reload from what is done', async () => {
  const first = analysing(5, new Set([2]));
  await new Analyst(first.source, 'a').start();
  const { source, asked } = analysing(5);
  const after = new Analyst(source, 'a');
  expect([after.judged.length, after.total, after.done]).toEqual([2, 5, false]);
  after.resume();
  await new Promise((resolve) => setTimeout(resolve));
  expect([asked, after.done]).toEqual([[2, 4], true]);
  expect(new Analyst(source, 'a').done).toBe(true);
  expect(new Analyst(source, 'b').judged).toEqual([]);
});

test('a paused analysis waits for its viewer, also after a reload', async () => {
  const { source, asked } = analysing(5);
  const analyst = new Analyst(source, 'a');
  const begun = analyst.start();
  analyst.pause();
  await begun;
  const after = new Analyst(source, 'a');
  after.resume();
  expect([asked, after.running]).toEqual([[0], false]);
});
