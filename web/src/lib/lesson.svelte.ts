/** A lesson at the table: which page of it is read, and what was said to a move that it did not ask for. */
import { Refusal } from './trouble';
import type { Lesson, LessonPage } from './types';

export class Reader {
  /** The number of the first step that has not been read yet. */
  private unread = $state(0);
  /** What was said to the last move, when it was not the right one. */
  wrong: Refusal | null = $state.raw(null);
  /** Whether the learner plays on after the end. */
  private left = $state(false);

  /** Which of the lesson's pages is open: what was read before a move was taken back need not be read again. */
  at({ step, pages }: Lesson): number {
    return Math.max(0, Math.min(this.unread - step, pages.length - 1));
  }

  page(lesson: Lesson): LessonPage | null {
    return lesson.pages[this.at(lesson)] ?? null;
  }

  /** Whether a move is asked for now: nothing more is to be read before, and the lesson is not over. */
  asks(lesson: Lesson): boolean {
    return !lesson.done && this.wrong === null && this.at(lesson) >= lesson.pages.length - 1;
  }

  turn(lesson: Lesson, by: number): void {
    this.unread = lesson.step + this.at(lesson) + by;
  }

  /** After a wrong move: on to what the lesson asks for, whatever was being read. */
  again(lesson: Lesson): void {
    this.wrong = null;
    this.unread = lesson.step + lesson.pages.length - 1;
  }

  /** Where the lesson is over, the game may go on: then it is a game like any other. */
  leave(lesson: Lesson | null): void {
    if (lesson?.done) this.left = true;
  }

  /** Whether nothing more is said of the lesson; one that is asked for anew by taking a move back speaks again. */
  gone(lesson: Lesson): boolean {
    return this.left && lesson.done;
  }

  /** Whether a trouble is the lesson's own answer, which it says itself. */
  hears(problem: unknown): boolean {
    if (!(problem instanceof Refusal) || problem.code !== 'not-the-lesson') return false;
    this.wrong = problem;
    return true;
  }
}
