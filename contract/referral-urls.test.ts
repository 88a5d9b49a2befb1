import { expect, test } from 'vitest';

import { invitingCodeIn, referralUrl } from './referral-urls.ts';

test('the link leads to the page in the language of whoever sends it, and brings the code', () => {
  const link = new URL(referralUrl('https://shop.example', 'ar', 'Z2345678'));
  expect(link.href).toBe('https://shop.example/ar/account/refertofriends?code=Z2345678');
  expect(invitingCodeIn(Object.fromEntries(link.searchParams))).toBe('Z2345678');
});

test.each([
  [{}, ''],
  [{ code: ['Z1'] }, ''],
  [{ code: ' z2345678 ' }, 'Z2345678'],
  [{ code: 'Z'.repeat(500) }, 'Z'.repeat(20)],
])('%j holds the code "%s"', (query, code) => {
  expect(invitingCodeIn(query)).toBe(code);
});
