import { expect, test } from 'vitest';

import { emailKey, isEmail } from './email.ts';

test.each(['a@b.ae', 'first.last+tag@mail.example.com', 'سارة@مثال.امارات'])('%s is an address', (text) =>
  expect(isEmail(text)).toBe(true),
);

test.each([
  '',
  'a',
  'a@b',
  '@b.ae',
  'a@',
  'a b@c.ae',
  'a@b..ae',
  'a@b.ae,c@d.ae',
  '<a@b.ae>',
  `${'a'.repeat(250)}@b.ae`,
])('%s is none', (text) => expect(isEmail(text)).toBe(false));

test('254 characters, and no more', () => {
  const domain = (length: number): string => `${'b'.repeat(length - 'a@.ae'.length)}.ae`;
  expect(isEmail(`a@${domain(254)}`)).toBe(true);
  expect(isEmail(`a@${domain(255)}`)).toBe(false);
});

test('case and spaces around do not make another person', () => {
  expect(emailKey('  Sara@Example.AE ')).toBe('sara@example.ae');
});
