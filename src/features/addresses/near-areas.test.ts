import { expect, test } from 'vitest';

import type { MapLabel } from '#src/blocks/pin-map/choose-labels.ts';

import { nearAreas } from './near-areas.ts';

const label = (name: string, longitude: number, kind: MapLabel['kind']): MapLabel => ({
  name,
  point: { latitude: 25, longitude },
  kind,
});
const areas = Array.from({ length: 20 }, (_, at) => label(`Area ${at}`, 54 + at / 10, 'area'));
const labels = [label('Dubai', 54.5, 'emirate'), label('Sharjah', 55.5, 'emirate'), ...areas];

test('the areas around a point, the nearest first, and no more than can be looked through', () => {
  const near = nearAreas(labels, { latitude: 25, longitude: 54.52 }, false).map(({ name }) => name);
  expect(near.slice(0, 3)).toEqual(['Area 5', 'Area 6', 'Area 4']);
  expect(near).toHaveLength(12);
});

test('after the area that the point is in, those that shoppers know by name, in either language', () => {
  const known = [label('Jebel Ali', 54.9, 'area'), label('دبي مارينا', 54.95, 'area'), ...areas];
  const near = nearAreas(known, { latitude: 25, longitude: 54.52 }, false).map(({ name }) => name);
  expect(near.slice(0, 4)).toEqual(['Area 5', 'دبي مارينا', 'Jebel Ali', 'Area 6']);
});

test('around a guess, the emirates in their own order', () => {
  const near = nearAreas(labels, { latitude: 25, longitude: 55.5 }, true);
  expect(near.map(({ name }) => name)).toEqual(['Dubai', 'Sharjah']);
});
