import { expect, test } from 'vitest';

import { chooseLabels, type MapLabel, type Spot } from './choose-labels.ts';

const size = { x: 400, y: 300 };
const pin = { x: 200, y: 126, half: 24, high: 26 };
/** One degree is a hundred pixels, from the top left corner. */
const at = ({ point }: MapLabel): Spot => ({ x: point.longitude * 100, y: point.latitude * 100 });
const label = (name: string, x: number, y: number, kind: MapLabel['kind'] = 'area'): MapLabel => ({
  name,
  point: { latitude: y / 100, longitude: x / 100 },
  kind,
});
const place = (labels: MapLabel[], zoom = 13, letters = 1, off: readonly number[] = [0]) =>
  chooseLabels(labels, (one) => off.map((down) => ({ x: at(one).x, y: at(one).y + down })), {
    zoom,
    size,
    letters,
    taken: [pin],
  });
const chosen = (...given: Parameters<typeof place>): string[] => place(...given).map((placed) => placed.label.name);

test('of two names that would touch, the first stays', () => {
  expect(chosen([label('Naif', 50, 50), label('Al Murar', 60, 60), label('Deira', 50, 90)])).toEqual(['Naif', 'Deira']);
});

test('a name moves to its next place where the best is taken', () => {
  const both = [label('Naif', 50, 50), label('Al Murar', 60, 60)];
  expect(place(both, 13, 1, [0, 17]).map(({ label: { name }, y }) => [name, y])).toEqual([
    ['Naif', 50],
    ['Al Murar', 77],
  ]);
});

test('a long name keeps more room than a short one, and larger letters more than usual ones', () => {
  expect(chosen([label('Al Quoz', 100, 50), label('Satwa', 200, 50)])).toEqual(['Al Quoz', 'Satwa']);
  expect(chosen([label('Jebel Ali Industrial', 100, 50), label('Satwa', 200, 50)])).toEqual(['Jebel Ali Industrial']);
  expect(chosen([label('Al Quoz', 100, 50), label('Satwa', 160, 50)])).toEqual(['Al Quoz', 'Satwa']);
  expect(chosen([label('Al Quoz', 100, 50), label('Satwa', 160, 50)], 13, 2)).toEqual(['Al Quoz']);
});

test('nothing is written over the pin, nor cut by the edge of the screen', () => {
  expect(chosen([label('Under the pin', 205, 140), label('Left', 5, 50), label('Below', 50, 295)])).toEqual([]);
  expect(chosen([label('Left', 30, 50), label('Below', 50, 285)])).toEqual(['Left', 'Below']);
});

test('emirates are named from afar, then what everybody knows, areas close by', () => {
  const all = [
    label('Dubai', 50, 50, 'emirate'),
    label('Deira', 50, 100, 'district'),
    label('Mirdif', 50, 200),
    label('Dubai Mall', 50, 250, 'landmark'),
  ];
  expect(chosen(all, 8)).toEqual(['Dubai']);
  expect(chosen(all, 10)).toEqual(['Deira']);
  expect(chosen(all, 12)).toEqual(['Deira', 'Mirdif']);
  expect(chosen(all, 15)).toEqual(['Mirdif', 'Dubai Mall']);
});

test('a name stands once, wherever there is room', () => {
  const road = [label('E 11', 205, 120, 'road'), label('E 11', 60, 200, 'road'), label('E 11', 300, 250, 'road')];
  expect(chosen(road)).toEqual(['E 11']);
  expect(chosen(road, 15)).toEqual([]);
  expect(chosen([label('Dubai Marina', 100, 50, 'district'), label('Dubai Marina', 100, 200)], 12)).toEqual([
    'Dubai Marina',
  ]);
});
