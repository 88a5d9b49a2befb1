import { expect, test } from 'vitest';

import { typedCustomerCode } from './customer-code.ts';

test.each([
  ['Z2345678', 'Z2345678'],
  ['  z23abcd9\n', 'Z23ABCD9'],
  ['z٢٣abcd٩', 'Z23ABCD9'],
  [' \t ', ''],
])('"%s" is %s', (typed, code) => {
  expect(typedCustomerCode(typed)).toBe(code);
});
