import { expect, test } from 'vitest';

import { collectionProblem, type CollectionWish } from './recycle-collection.ts';

const WHOLE: CollectionWish = { stockCode: '102001', addressId: 7, dayId: 20_261_128, slotId: 9 };

test('the first thing that is lacking is said, in the specification’s order', () => {
  expect(collectionProblem(WHOLE)).toBeNull();
  expect(collectionProblem({ stockCode: '', addressId: 0, dayId: 0, slotId: 0 })).toMatchObject({
    field: 'stockCode',
    sentence: ['Please select a recycle item', expect.any(String)],
  });
  const lacks = (part: Partial<CollectionWish>) => collectionProblem({ ...WHOLE, ...part })?.sentence[0];
  expect(lacks({ addressId: 0, dayId: 0, slotId: 0 })).toBe('Please select a pickup address.');
  expect(lacks({ dayId: 0, slotId: 0 })).toBe('Please select a pickup day.');
  expect(lacks({ slotId: 0 })).toBe('Please select a pickup time slot.');
});
