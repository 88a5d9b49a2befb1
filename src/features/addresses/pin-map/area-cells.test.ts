import { expect, test } from 'vitest';

import { areaCells, type Ring } from './area-cells.ts';

const LAND: Ring = [
  [55.1, 25.1],
  [55.1, 25.4],
  [55.4, 25.4],
  [55.4, 25.1],
];
const middle = (longitude: number, latitude: number) => ({ latitude, longitude });

function isIn(longitude: number, latitude: number, rings: readonly Ring[]): boolean {
  return rings.some((ring) => {
    let isInside = false;
    ring.forEach(([x1 = 0, y1 = 0], index) => {
      const [x2 = 0, y2 = 0] = ring[(index + 1) % ring.length] ?? [];
      if (y1 > latitude !== y2 > latitude && longitude < x1 + ((latitude - y1) / (y2 - y1)) * (x2 - x1))
        isInside = !isInside;
    });
    return isInside;
  });
}

test('a point is in the cell of the middle that it is nearest to', () => {
  const [west = [], east = []] = areaCells([middle(55.2, 25.2), middle(55.22, 25.2)], [LAND]);
  expect([isIn(55.209, 25.2, west), isIn(55.209, 25.2, east)]).toEqual([true, false]);
  expect([isIn(55.211, 25.2, west), isIn(55.211, 25.2, east)]).toEqual([false, true]);
});

test('a cell ends at the coast, and some four kilometres from its middle', () => {
  const [cell = []] = areaCells([middle(55.11, 25.2)], [LAND]);
  expect(isIn(55.101, 25.2, cell)).toBe(true);
  expect(isIn(55.099, 25.2, cell)).toBe(false);
  expect(isIn(55.14, 25.2, cell)).toBe(true);
  expect(isIn(55.16, 25.2, cell)).toBe(false);
});

test('a cell may lie on two pieces of land, and a middle in the sea far out has none', () => {
  const island: Ring = LAND.map(([x = 0, y = 0]) => [x - 0.31, y]);
  const [both = [], none = []] = areaCells([middle(55.095, 25.2), middle(54, 25.2)], [LAND, island]);
  expect([both.length, none.length]).toEqual([2, 0]);
});

test('two areas with one middle do not take the land from each other', () => {
  expect(areaCells([middle(55.2, 25.2), middle(55.2, 25.2)], [LAND]).map((rings) => rings.length)).toEqual([1, 1]);
});
