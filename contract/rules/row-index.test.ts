import { expect, test } from 'vitest';

import { RowIndex } from './row-index.ts';

const keysBelow = (index: RowIndex, prefix: string): string[] => index.below(prefix).map(([key]) => key);

function indexOf(...keys: string[]): RowIndex {
  const index = new RowIndex();
  for (const key of keys) index.set(key, { key });
  return index;
}

test('rows below a prefix come in the order of their keys, however they came in', () => {
  const index = indexOf('I:b|2', 'I:a|9', 'L:x', 'I:b|1', 'I:a|1', 'I:b|3', 'L:a');
  expect(keysBelow(index, 'I:b|')).toEqual(['I:b|1', 'I:b|2', 'I:b|3']);
  expect(keysBelow(index, 'I:')).toEqual(['I:a|1', 'I:a|9', 'I:b|1', 'I:b|2', 'I:b|3']);
  expect(keysBelow(index, 'L:')).toEqual(['L:a', 'L:x']);
  expect(keysBelow(index, '')).toHaveLength(7);
  expect(keysBelow(index, 'N:')).toEqual([]);
});

test('shelves that came in another order are sorted too', () => {
  expect(keysBelow(indexOf('I:c|1', 'I:a|1', 'I:b|1'), 'I:')).toEqual(['I:a|1', 'I:b|1', 'I:c|1']);
});

test('the rows of one shelf are the index’s own, not a copy', () => {
  const index = indexOf('I:b|1', 'I:b|2', 'I:a|1');
  expect(index.below('I:b|')).toBe(index.below('I:b|'));
});

test('a row is set again, and taken away', () => {
  const index = indexOf('I:a|1', 'I:a|2', 'I:a|3');
  index.set('I:a|2', { name: 'other' });
  expect(index.below('I:a|')[1]).toEqual(['I:a|2', { name: 'other' }]);
  expect(index.get('I:a|2')).toEqual({ name: 'other' });
  index.set('I:a|2', null);
  expect(index.get('I:a|2')).toBeUndefined();
  expect(keysBelow(index, 'I:a|')).toEqual(['I:a|1', 'I:a|3']);
  expect(index.size).toBe(2);
});

test('what is not there is taken away without another', () => {
  const index = indexOf('I:a|1', 'I:a|3');
  index.set('I:a|2', null);
  index.set('I:a|0', null);
  expect(keysBelow(index, 'I:a|')).toEqual(['I:a|1', 'I:a|3']);
});

test('nothing is left when it is cleared', () => {
  const index = indexOf('I:a|1', 'L:a');
  index.clear();
  expect([index.size, keysBelow(index, '')]).toEqual([0, []]);
});
