import { expect, test } from 'vitest';

import { readAreaFile } from './area-file.ts';

const dubai = [2, 'Dubai', 'دبي', 25.2048, 55.2708];
const marina = [2392, 'Dubai Marina', 'دبي مارينا', 25.0805, 55.1403, 'Marsa Dubai, مرسى دبي'];

test('a row is an area of its emirate, with its other names', () => {
  expect(
    readAreaFile({ emirates: [dubai], areas: [marina, [2001, 'Deira', 'ديرة', 25.27, 55.31]] }).knownAreas,
  ).toEqual([
    {
      code: 2392,
      emirateCode: 2,
      name: { en: 'Dubai Marina', ar: 'دبي مارينا' },
      latitude: 25.0805,
      longitude: 55.1403,
      otherNames: ['Marsa Dubai', 'مرسى دبي'],
    },
    expect.objectContaining({ code: 2001, otherNames: [] }),
  ]);
});

test.each<[string, unknown, string]>([
  ['without areas', { emirates: [dubai] }, 'areas.json.areas: must be a list'],
  ['with an area in no list', { emirates: [dubai], areas: [7] }, 'areas.json.areas[0]: must be a list'],
  [
    'with text for a number',
    { emirates: [dubai], areas: [['1', 'a', 'ا', 25, 55]] },
    'areas.json.areas[0].code: must be',
  ],
  [
    'with an emirate of no Arabic name',
    { emirates: [[2, 'Dubai', '', 25, 55]], areas: [marina] },
    'emirates[0].ar: must be',
  ],
  [
    'with a place in the sea',
    { emirates: [dubai], areas: [[2001, 'Deira', 'ديرة', 55, 25]] },
    'areas[0]: must be in the',
  ],
])('a file %s is refused by the name of the field', (_, json, message) => {
  expect(() => readAreaFile(json)).toThrow(message);
});
