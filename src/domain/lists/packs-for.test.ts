import { expect, test } from 'vitest';

import { packsFor } from './packs-for.ts';

test.each([
  [6, '30 pcs', 1],
  [36, '30 pcs', 2],
  [1, '6 pieces', 1],
  [2, '1 L', 2],
  [2, '6 x 750 ml', 2],
  [3, '', 3],
])('%i of what is sold as %j is %i', (count, units, packs) => {
  expect(packsFor(count, units)).toBe(packs);
});
