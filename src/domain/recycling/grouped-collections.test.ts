import { expect, test } from 'vitest';

import type { Collection } from '#contract/recycling.ts';

import { groupCollections } from './grouped-collections.ts';

const GALLON: Collection = {
  id: 1,
  name: { en: 'Water Gallon', ar: 'غالون ماء' },
  address: { en: 'Villa 1', ar: 'فيلا 1' },
  startsAt: '2026-11-28T04:00:00.000Z',
  endsAt: '2026-11-28T06:00:00.000Z',
  deposit: 600,
  state: 'asked',
};

test('containers of one visit are one, with what all of them bring back', () => {
  const groups = groupCollections([GALLON, { ...GALLON, id: 2, deposit: 300 }]);
  expect(groups).toMatchObject([{ ids: [1, 2], deposit: 900 }]);
});

test.each([
  ['another product', { name: { en: 'Glass', ar: 'زجاج' } }],
  ['another place', { address: { en: 'Villa 2', ar: 'فيلا 2' } }],
  ['another time', { startsAt: '2026-11-29T04:00:00.000Z' }],
  ['one that was collected', { state: 'collected' as const }],
])('%s is another visit, in the order of the shop', (_, other) => {
  const groups = groupCollections([
    { ...GALLON, id: 5 },
    { ...GALLON, ...other, id: 6 },
    { ...GALLON, id: 7 },
  ]);
  expect(groups.map(({ ids }) => ids)).toEqual([[5, 7], [6]]);
});
