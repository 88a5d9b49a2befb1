import { expect, test } from 'vitest';

import { scaleOf } from './scale-of.ts';

/** A degree of longitude is 111.32 km at the equator, and by the cosine less in Dubai. */
function pixelsOf(kilometres: number, latitude: number, zoom: number): number {
  const degrees = kilometres / (111.32 * Math.cos((latitude * Math.PI) / 180));
  return Math.round((degrees / 360) * 256 * 2 ** zoom);
}

test('the bar is as long as what it says, in Dubai, from afar and close by', () => {
  for (const [zoom, kilometres] of [
    [8, 50],
    [12, 2],
    [13, 1],
    [14, 0.5],
    [16, 0.2],
  ] as const) {
    const { words, pixels } = scaleOf(25.2, zoom, 'en');
    expect(words).toBe(kilometres >= 1 ? `${kilometres} km` : `${kilometres * 1000} m`);
    expect(Math.abs(pixels - pixelsOf(kilometres, 25.2, zoom))).toBeLessThanOrEqual(1);
    expect(pixels).toBeLessThanOrEqual(110);
  }
});

test('Arabic has its own units and the digits of the rest of the shop', () => {
  expect(scaleOf(25.2, 13, 'ar').words).toBe('1 كم');
  expect(scaleOf(25.2, 14, 'ar').words).toBe('500 متر');
});
