import { expect, test } from 'vitest';

import { areaCells } from './area-cells.ts';
import type { Ring } from './outline-rings.ts';

const middle = (longitude: number, latitude: number) => ({ latitude, longitude });

function isIn(longitude: number, latitude: number, ring: Ring): boolean {
  let isInside = false;
  ring.forEach(([x1, y1], index) => {
    const [x2, y2] = ring[(index + 1) % ring.length] ?? [0, 0];
    if (y1 > latitude !== y2 > latitude && longitude < x1 + ((latitude - y1) / (y2 - y1)) * (x2 - x1))
      isInside = !isInside;
  });
  return isInside;
}

test('a point is in the cell of the middle that it is nearest to', () => {
  const [west = [], east = []] = areaCells([middle(55.2, 25.2), middle(55.22, 25.2)]);
  expect([isIn(55.209, 25.2, west), isIn(55.209, 25.2, east)]).toEqual([true, false]);
  expect([isIn(55.211, 25.2, west), isIn(55.211, 25.2, east)]).toEqual([false, true]);
});

test('a cell ends some four kilometres from its middle', () => {
  const [cell = []] = areaCells([middle(55.11, 25.2)]);
  expect([isIn(55.14, 25.2, cell), isIn(55.11, 25.23, cell)]).toEqual([true, true]);
  expect([isIn(55.16, 25.2, cell), isIn(55.11, 25.25, cell)]).toEqual([false, false]);
});

test('two areas with one middle do not take the land from each other', () => {
  expect(areaCells([middle(55.2, 25.2), middle(55.2, 25.2)]).map((ring) => ring.length)).toEqual([8, 8]);
});
