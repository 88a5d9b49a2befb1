import { expect, test } from 'vitest';

import { packHolds } from './pack-holds.ts';

test.each([
  ['5 kg', 1, 'g', 5000, 5000],
  ['500 g', 1, 'g', 500, 500],
  ['1.5 L', 1, 'ml', 1500, 1500],
  ['6 x 1.5 L', 6, 'ml', 1500, 9000],
  ['5 pcs, 400 g', 5, 'g', 400, 400],
  ['1 pc, about 4 kg', 1, 'g', 4000, 4000],
  ['400 g, 2 sheets', 1, 'g', 400, 400],
])('%s holds %i, of %s %i each, %i in all', (units, pieces, unit, each, total) => {
  expect(packHolds(units)).toEqual({ pieces, size: { unit, each, total } });
});

test.each([
  ['30 pcs', 30],
  ['100 bags', 100],
  ['5 x 150 sheets', 5],
  ['45 cm x 20 m', 1],
  ['', 1],
])('%j holds %i, and says nothing of how much', (units, pieces) => {
  expect(packHolds(units)).toEqual({ pieces, size: null });
});
