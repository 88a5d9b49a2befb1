import { expect, test } from 'vitest';

import { visibleMiddle } from './visible-middle.ts';

const screen = { width: 400, height: 300 };
const square = (left: number, top: number, side: number) =>
  [
    [left, top],
    [left + side, top],
    [left + side, top + side],
    [left, top + side],
  ] as const;

test('the name of an area whose middle is off the screen stands in what is seen of it', () => {
  expect(visibleMiddle(square(-500, 0, 600), screen)).toEqual([50, 150]);
  expect(visibleMiddle(square(-100, -100, 1000), screen)).toEqual([200, 150]);
});

test('what is hardly seen has no name', () => {
  expect(visibleMiddle(square(-570, 0, 600), screen)).toBeNull();
  expect(visibleMiddle(square(-700, 0, 600), screen)).toBeNull();
});
