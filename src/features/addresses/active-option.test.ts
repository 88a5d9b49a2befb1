import { expect, test } from 'vitest';

import { activeAfter } from './active-option.ts';

test.each([
  ['ArrowDown', -1, 3, 0],
  ['ArrowDown', 0, 3, 1],
  ['ArrowDown', 2, 3, 0],
  ['ArrowUp', -1, 3, 2],
  ['ArrowUp', 0, 3, 2],
  ['ArrowUp', 2, 3, 1],
  ['ArrowDown', -1, 0, -1],
  ['ArrowUp', 4, 0, -1],
  ['Home', 1, 3, 1],
])('%s from line %d of %d leads to %d', (key, active, count, after) => {
  expect(activeAfter(key, active, count)).toBe(after);
});
