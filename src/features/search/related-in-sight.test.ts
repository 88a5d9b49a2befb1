import { expect, test } from 'vitest';

import { FEW, relatedInSight } from './related-in-sight.ts';

const asked = (q: string | undefined, total: number) =>
  relatedInSight({ choice: { ...(q !== undefined && { q }) }, total, weakTotal: 4 });

test('related products are counted where they stand open: below a short answer to words', () => {
  expect([asked('laban', 1), asked('laban', FEW), asked('laban', FEW + 1), asked(undefined, 1)]).toEqual([4, 4, 0, 0]);
});
