import { expect, test } from 'vitest';

import { wholeMoney } from './whole-money.ts';

test.each([
  [10_000, 'en', 'AED 100'],
  [200_000, 'en', 'AED 2,000'],
  [10_050, 'en', 'AED 100.50'],
  [0, 'en', 'AED 0'],
])('%i fils in %s: %s', (fils, locale, said) => {
  expect(wholeMoney(fils, locale).replaceAll('\u00A0', ' ')).toBe(said);
});

test('Arabic loses the fils alike, and nothing else', () => {
  expect(wholeMoney(10_000, 'ar')).toMatch(/(?<!\d)100(?![.\d])/);
  expect(wholeMoney(10_050, 'ar')).toContain('100.50');
});
