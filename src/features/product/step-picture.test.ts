import { expect, it } from 'vitest';

import { stepPicture } from './step-picture.ts';

it.each([
  ['ArrowRight', 0, false, 1],
  ['ArrowLeft', 1, false, 0],
  ['ArrowRight', 2, false, 2],
  ['ArrowLeft', 0, false, 0],
  ['ArrowLeft', 0, true, 1],
  ['ArrowRight', 0, true, 0],
  ['Home', 2, false, 0],
  ['End', 0, true, 2],
  ['Tab', 0, false, null],
])('%s from picture %i of 3 (right to left: %s) leads to %s', (key, shown, isRtl, expected) => {
  expect(stepPicture(key, shown, 3, isRtl)).toBe(expected);
});
