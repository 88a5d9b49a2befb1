import { expect, it } from 'vitest';

import { pageOf } from './page-of.ts';

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
  expect(pageOf(value)).toBe(pages);
});
