import { describe, expect, test } from 'vitest';

import { knownAreas, knownEmirates } from '#server/addresses/areas.ts';

import { createGazetteer } from './gazetteer.ts';

const gazetteer = createGazetteer({ emirates: knownEmirates, areas: knownAreas });
const labels = async (text: string, locale: 'en' | 'ar' = 'en') =>
  (await gazetteer.suggest(text, locale)).map(({ label }) => label);

describe('suggest', () => {
  test.each([
    ['dubai mar', 'Dubai Marina, Dubai'],
    ['al barsha', 'Al Barsha First, Dubai'],
    ['wadi al safa 2', 'Wadi Al Safa 2, Dubai'],
    ['Al Barsha 2', 'Al Barsha Second, Dubai'],
    ['Marsa Dubai', 'Dubai Marina, Dubai'],
    ['JLT', 'Jumeirah Lakes Towers, Dubai'],
    ['KHALIFA city', 'Khalifa City, Abu Dhabi'],
    ['nahda sharjah', 'Al Nahda, Sharjah'],
    ['Fujairah', 'Fujairah'],
    ['dubia marina', 'Dubai Marina, Dubai'],
    ['jumeira beach', undefined],
    ['mirdiff', 'Mirdif, Dubai'],
    ['musafah', 'Musaffah, Abu Dhabi'],
    ['sharjha', 'Sharjah'],
    ['muasffah', 'Musaffah, Abu Dhabi'],
  ])('%s leads to %s', async (typed, first) => expect((await labels(typed))[0]).toBe(first));

  test.each([
    ['الممزر الشارقة', 'الممزر، الشارقة'],
    ['البرشاء 3', 'البرشاء الثالثة، دبي'],
    ['ابوظبي', 'أبوظبي'],
    ['جزيرة الريم', 'جزيرة الريم، أبوظبي'],
    ['القَاسِميه', 'القاسمية، الشارقة'],
    ['عود ميثا', 'عود ميثاء، دبي'],
  ])('%s leads to %s', async (typed, first) => expect((await labels(typed, 'ar'))[0]).toBe(first));

  test('what is asked for stands alone, without what only looks like it', async () => {
    const marinas = ['Dubai Marina, Dubai', 'Al Marina, Abu Dhabi', 'Umm Al Quwain Marina, Umm Al Quwain'];
    expect(await labels('marina')).toEqual(marinas);
    expect(await labels('marrina')).toEqual(marinas);
  });

  test('the parts of a town that everybody knows are found', async () => {
    expect(await labels('deira')).toContain('Al Rigga, Dubai');
    expect(await labels('بر دبي', 'ar')).toContain('منخول، دبي');
  });

  test('one language finds, the other answers', async () => {
    expect((await labels('مصفح'))[0]).toBe('Musaffah, Abu Dhabi');
    expect((await labels('Khor Fakkan', 'ar'))[0]).toBe('خورفكان، الشارقة');
  });

  test('an area comes with its code, its emirate and its centre', async () => {
    expect(await gazetteer.suggest('downtown dubai', 'en')).toEqual([
      {
        label: 'Downtown Dubai, Dubai',
        latitude: 25.19517,
        longitude: 55.27571,
        areaCode: 2345,
        emirateCode: 2,
        metresAway: null,
      },
    ]);
  });

  test('at most six, and none for nothing or for nonsense', async () => {
    expect(await labels('al')).toHaveLength(6);
    expect(await labels('  ')).toEqual([]);
    expect(await labels('!!')).toEqual([]);
    expect(await labels('xyzzy plugh')).toEqual([]);
    expect(await labels('a'.repeat(100_000))).toEqual([]);
  });
});

describe('reverse', () => {
  test('the nearest area, and how far its centre is', async () => {
    const place = await gazetteer.reverse({ latitude: 25.0805, longitude: 55.1396 }, 'ar');
    expect(place).toMatchObject({ label: 'دبي مارينا، دبي', areaCode: 2392, emirateCode: 2 });
    expect(place?.metresAway).toBeGreaterThan(400);
    expect(place?.metresAway).toBeLessThan(800);
  });

  test('null outside the Emirates', async () => {
    expect(await gazetteer.reverse({ latitude: 23.588, longitude: 58.3829 }, 'en')).toBeNull();
  });
});
