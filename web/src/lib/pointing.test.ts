import { expect, test } from 'vitest';
import { pointing } from './pointing';

const entered = (pointerType: string): string[] => {
  const done: string[] = [];
  const { onpointerenter, onpointerleave } = pointing(
    () => done.push('point'),
    () => done.push('leave'),
  );
  onpointerenter({ pointerType } as PointerEvent);
  onpointerleave();
  return done;
};

test('a mouse and a pen point, a finger does not', () => {
  expect(entered('mouse')).toEqual(['point', 'leave']);
  expect(entered('pen')).toEqual(['point', 'leave']);
  expect(entered('touch')).toEqual(['leave']);
});
