import { expect, test } from 'vitest';

import type { Ring } from './outline-rings.ts';
import { roundCorners } from './round-corners.ts';

const SQUARE: Ring = [
  [0, 0],
  [4, 0],
  [4, 4],
  [0, 4],
];

test('the corners of a ring are cut no further than the reach, its edges stay where they are', () => {
  const round = roundCorners(SQUARE, 1, true);
  expect(round).toContainEqual([1, 0]);
  expect(round).toContainEqual([3, 0]);
  for (const corner of SQUARE) expect(round).not.toContainEqual(corner);
  const far = round.map(([x, y]) => Math.min(...SQUARE.map(([cx, cy]) => Math.hypot(cx - x, cy - y))));
  expect(Math.max(...far)).toBe(1);
});

test('a short edge is not overshot', () => {
  const round = roundCorners(SQUARE, 100, true);
  expect(round.every(([x, y]) => x >= 0 && x <= 4 && y >= 0 && y <= 4)).toBe(true);
});

test('an open line keeps its ends, and a straight one its points', () => {
  const line: Ring = [
    [0, 0],
    [2, 0],
    [4, 0],
  ];
  expect(roundCorners(line, 1, false)).toEqual(line);
});
