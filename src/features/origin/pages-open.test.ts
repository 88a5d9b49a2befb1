import { expect, it } from 'vitest';

import { pagesOpen } from './pages-open.ts';

it.each([
  [undefined, 1],
  ['3', 3],
  [2, 2],
  ['0', 1],
  ['-1', 1],
  ['1.5', 1],
  ['milk', 1],
  ['9999', 40],
  ['99999999999', 1],
])('%s opens %i', (value, pages) => {
  expect(pagesOpen(value)).toBe(pages);
});
