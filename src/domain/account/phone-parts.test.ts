import { describe, expect, test } from 'vitest';

import { CALLING_CODES, phoneParts, wholePhone } from './phone-parts.ts';

describe('a stored number', () => {
  test.each([
    ['+971501234567', 'AE', '501234567'],
    ['+442079460958', 'GB', '2079460958'],
    ['+966501234567', 'SA', '501234567'],
    ['', 'AE', ''],
    ['12345', 'AE', '12345'],
  ])('%j is of %s, then %j', (phone, country, rest) => {
    expect(phoneParts(phone)).toEqual({ country, rest });
  });
});

describe('a written number', () => {
  test.each([
    ['AE', '050 123 4567', '+971501234567'],
    ['AE', '٠٥٠١٢٣٤٥٦٧', '+971501234567'],
    ['GB', '020 7946 0958', '+442079460958'],
    ['AE', '+33 1 23', '+33 1 23'],
    ['AE', '  ', ''],
  ] as const)('of %s, %j, is kept as %j', (country, rest, whole) => {
    expect(wholePhone({ country, rest })).toBe(whole);
  });
});

test('no country’s code begins another’s, so that a stored number is of one country', () => {
  const codes = CALLING_CODES.map(([, code]) => code);
  for (const code of codes) expect(codes.filter((other) => other.startsWith(code))).toEqual([code]);
});

test.each(CALLING_CODES)('a number of %s comes back as it was', (country) => {
  const phone = wholePhone({ country, rest: '501234567' });
  expect(phoneParts(phone)).toEqual({ country, rest: '501234567' });
});
