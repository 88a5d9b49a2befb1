import { expect, test } from 'vitest';

import { passwordStrength } from './password-strength.ts';

test.each([
  ['abcxyz', 'weak'],
  ['sara12345', 'weak'],
  ['Password123!', 'weak'],
  ['aaaaaaaaaaaaaaaaaaaa', 'weak'],
  ['tomatoes7', 'fair'],
  ['Dates&Milk', 'fair'],
  ['Dates&Milk&Tea4', 'strong'],
  ['basement aisle tea', 'strong'],
  ['تمور ولبن من العين', 'strong'],
  ['', 'weak'],
])('%s is %s', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});
