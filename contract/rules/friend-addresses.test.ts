import { expect, test } from 'vitest';

import { friendAddresses } from './friend-addresses.ts';

test('a list is trimmed; what is empty, stands twice or is the shopper’s own is dropped', () => {
  const typed = ' omar@example.ae,, noura@example.ae ،Omar@Example.ae; SARA@example.ae\n';
  expect(friendAddresses(typed, 'sara@example.ae')).toEqual({
    good: ['omar@example.ae', 'noura@example.ae'],
    wrong: [],
  });
});

test('what is no address is told apart', () => {
  expect(friendAddresses('omar, noura@example.ae, a b@example.ae', '')).toEqual({
    good: ['noura@example.ae'],
    wrong: ['omar', 'a b@example.ae'],
  });
});

test.each(['', ' , ,', 'sara@example.ae'])('"%s" holds nobody', (typed) => {
  expect(friendAddresses(typed, 'sara@example.ae')).toEqual({ good: [], wrong: [] });
});
