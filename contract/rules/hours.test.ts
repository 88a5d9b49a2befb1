import { expect, test } from 'vitest';

import { sayHours } from './hours.ts';

test.each([
  ['en', '14:00 - 16:00', '14:00\u00a0–\u00a016:00'],
  ['en', 'today', 'today'],
  ['ar', '14:00 - 16:00', 'من \u206614:00\u2069 إلى \u206616:00\u2069'],
  ['ar', '22:00 - 24:00', 'من \u206622:00\u2069 إلى \u206624:00\u2069'],
  ['ar', '', ''],
  ['ar', 'today', 'today'],
] as const)('in %s the hours %s are said as %s', (locale, hours, said) => {
  expect(sayHours(hours, locale)).toBe(said);
});
