import { describe, expect, test } from 'vitest';

import { metresBetween } from '#contract/rules/uae-bounds.ts';

import { areaOf, knownAreas, areasOfEmirate, emirateOf, knownEmirates } from './areas.ts';

/** Coarse boxes [south, west, north, east] that each emirate fits in; those that lie in several parts have several. */
const BOXES: Record<number, [number, number, number, number][]> = {
  1: [[22.6, 51.5, 24.95, 56.05]],
  2: [
    [24.6, 54.85, 25.36, 55.7],
    [24.7, 56.03, 24.88, 56.22],
  ],
  3: [
    [25.27, 55.33, 25.52, 55.66],
    [24.9, 55.68, 25.35, 55.95],
    [24.96, 56.2, 25.42, 56.4],
    [25.6, 56.25, 25.63, 56.3],
  ],
  4: [
    [25.36, 55.42, 25.46, 55.62],
    [25.28, 55.95, 25.38, 56.05],
    [24.78, 56, 24.88, 56.12],
  ],
  5: [[25.3, 55.53, 25.68, 55.95]],
  6: [
    [25.55, 55.7, 26.07, 56.2],
    [25.28, 56, 25.55, 56.2],
    [24.8, 55.95, 25.25, 56.3],
  ],
  7: [[25.05, 56.15, 25.63, 56.38]],
};

describe('the emirates', () => {
  test('are seven, each with its code, both languages and a centre in its box', () => {
    expect(knownEmirates.map(({ code }) => code)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(knownEmirates.map(({ name }) => name.en)).toEqual([
      'Abu Dhabi',
      'Dubai',
      'Sharjah',
      'Ajman',
      'Umm Al Quwain',
      'Ras Al Khaimah',
      'Fujairah',
    ]);
    expect(knownEmirates.filter(({ code, latitude, longitude }) => !isInBoxes(code, latitude, longitude))).toEqual([]);
  });
});

describe('the areas', () => {
  test('are enough, in every emirate', () => {
    const counts = knownEmirates.map(({ code }) => areasOfEmirate(code, 'en').length);
    expect(knownAreas.length).toBeGreaterThanOrEqual(250);
    expect(counts.reduce((sum, count) => sum + count)).toBe(knownAreas.length);
    expect(counts.every((count) => count >= 8)).toBe(true);
    expect(counts[0]).toBeGreaterThanOrEqual(40);
    expect(counts[2]).toBeGreaterThanOrEqual(40);
  });

  test('have codes of their own and of their emirate', () => {
    expect(new Set(knownAreas.map(({ code }) => code)).size).toBe(knownAreas.length);
    expect(knownAreas.filter(({ code, emirateCode }) => code <= emirateCode * 1000 || !emirateOf(emirateCode))).toEqual(
      [],
    );
  });

  test('are named once in an emirate, in each language', () => {
    for (const language of ['en', 'ar'] as const) {
      const names = knownAreas.map(({ emirateCode, name }) => `${emirateCode} ${name[language].toLowerCase()}`);
      expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    }
  });

  test('are written in their language: no Latin letter, vowel mark, tatweel or direction mark in the Arabic', () => {
    expect(knownAreas.filter(({ name }) => !/^[A-Z][A-Za-z0-9' -]*$/.test(name.en)).map(({ name }) => name.en)).toEqual(
      [],
    );
    expect(knownAreas.filter(({ name }) => !/^[ء-غف-ي0-9، ]+$/.test(name.ar)).map(({ name }) => name.ar)).toEqual([]);
  });

  test('have their centres in their emirate', () => {
    const outside = knownAreas.filter(
      ({ emirateCode, latitude, longitude }) => !isInBoxes(emirateCode, latitude, longitude),
    );
    expect(outside.map(({ code, name }) => `${code} ${name.en}`)).toEqual([]);
  });

  test('have centres of their own', () => {
    const near = knownAreas.flatMap((a, index) =>
      knownAreas.slice(index + 1).flatMap((b) => (metresBetween(a, b) < 150 ? [`${a.code} ${b.code}`] : [])),
    );
    expect(near).toEqual([]);
  });
});

test('an area is found by its code, and the list is in the alphabet of the language', () => {
  expect(areaOf(2392)?.name).toEqual({ en: 'Dubai Marina', ar: 'دبي مارينا' });
  expect(areaOf(2392)?.otherNames).toEqual(['Marsa Dubai', 'مرسى دبي']);
  expect(areaOf(9999)).toBeUndefined();
  expect(areasOfEmirate(5, 'en').map(({ name }) => name.en)[0]).toBe('Al Maidan');
  expect(areasOfEmirate(5, 'ar').map(({ name }) => name.ar)[0]).toBe('الراس');
  expect(areasOfEmirate(8, 'en')).toEqual([]);
});

function isInBoxes(emirateCode: number, latitude: number, longitude: number): boolean {
  return (BOXES[emirateCode] ?? []).some(
    ([south, west, north, east]) => latitude >= south && latitude <= north && longitude >= west && longitude <= east,
  );
}
