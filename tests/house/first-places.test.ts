import { expect, test } from 'vitest';

import { knownAreas, knownEmirates } from '#server/addresses/areas.ts';
import { FIRST_PLACES } from '#src/features/addresses/first-places.ts';

const plain = ({ code, name }: { code: number; name: { en: string; ar: string } }) => ({
  code,
  name: { en: name.en, ar: name.ar },
});

test('what a guest is offered before the lists have come is in them, under the same code and name', () => {
  expect(knownEmirates.map(plain)).toEqual(expect.arrayContaining(FIRST_PLACES.emirates));
  expect(knownAreas.map(({ emirateCode, ...area }) => ({ ...plain(area), emirateCode }))).toEqual(
    expect.arrayContaining(FIRST_PLACES.areas),
  );
});

test('every emirate is offered once', () => {
  expect(FIRST_PLACES.emirates.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual(
    knownEmirates.map(({ code }) => code).toSorted((a, b) => a - b),
  );
});
