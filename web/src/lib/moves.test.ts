import { expect, test } from 'vitest';
import { byTarget, previewOf, refusalOf } from './moves';
import type { Outlook } from './types';

const move = (notation: string, target: string) => ({ notation, target, text: notation });
const outlook: Outlook = {
  version: 4,
  previews: [{ notation: 'a', changes: [] }],
  refused: [{ notation: 'x', target: 't', rule: 'R', text: 'no' }],
};

test('moves are grouped by what one clicks, in the order of the list', () => {
  const groups = byTarget([move('a', 's'), move('b', 't'), move('c', 's')]);
  expect([...groups.keys()]).toEqual(['s', 't']);
  expect(groups.get('s')?.map((one) => one.notation)).toEqual(['a', 'c']);
});

test('an outlook of another version says nothing', () => {
  expect(previewOf(outlook, 4, 'a')?.notation).toBe('a');
  expect(previewOf(outlook, 5, 'a')).toBeNull();
  expect(refusalOf(outlook, 4, 't')?.text).toBe('no');
  expect(refusalOf(outlook, 3, 't')).toBeNull();
});
