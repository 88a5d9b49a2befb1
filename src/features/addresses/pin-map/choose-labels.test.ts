import { expect, test } from 'vitest';

import { chooseLabels, type MapLabel } from './choose-labels.ts';

const size = { x: 400, y: 300 };
const pin = { x: 200, y: 126, half: 24, high: 26 };
/** One degree is a hundred pixels, from the top left corner. */
const pixelOf = (point: { latitude: number; longitude: number }) => ({
  x: point.longitude * 100,
  y: point.latitude * 100,
});
const label = (name: string, x: number, y: number, kind: MapLabel['kind'] = 'area'): MapLabel => ({
  name,
  point: { latitude: y / 100, longitude: x / 100 },
  kind,
});
const chosen = (labels: MapLabel[], zoom = 13) =>
  chooseLabels(labels, zoom, pixelOf, size, [pin]).map(({ name }) => name);

test('of two names that would touch, the first stays', () => {
  expect(chosen([label('Naif', 50, 50), label('Al Murar', 60, 60), label('Deira', 50, 90)])).toEqual(['Naif', 'Deira']);
});

test('a long name keeps more room than a short one', () => {
  expect(chosen([label('Al Quoz', 100, 50), label('Satwa', 200, 50)])).toEqual(['Al Quoz', 'Satwa']);
  expect(chosen([label('Jebel Ali Industrial', 100, 50), label('Satwa', 200, 50)])).toEqual(['Jebel Ali Industrial']);
});

test('nothing is written over the pin, nor cut by the edge of the screen', () => {
  expect(chosen([label('Under the pin', 205, 140), label('Left', 5, 50), label('Below', 50, 295)])).toEqual([]);
  expect(chosen([label('Left', 30, 50), label('Below', 50, 285)])).toEqual(['Left', 'Below']);
});

test('emirates are named from afar, areas close by', () => {
  const both = [label('Dubai', 50, 50, 'emirate'), label('Mirdif', 50, 200)];
  expect(chosen(both, 8)).toEqual(['Dubai']);
  expect(chosen(both, 10)).toEqual(['Dubai']);
  expect(chosen(both, 11)).toEqual(['Mirdif']);
  expect(chosen(both, 13)).toEqual(['Mirdif']);
});

test('a road is numbered once, wherever along it there is room', () => {
  const road = [label('E 11', 205, 120, 'road'), label('E 11', 60, 200, 'road'), label('E 11', 300, 250, 'road')];
  expect(chosen(road)).toEqual(['E 11']);
  expect(chosen(road, 15)).toEqual([]);
});
