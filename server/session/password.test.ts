import { expect, test } from 'vitest';

import { isCommonPassword } from './common-passwords.ts';
import { hashPassword, isPasswordOf, refuseWeakPassword } from './password.ts';

test('Argon2id, 19 MiB, two passes; another salt each time', async () => {
  const stored = await hashPassword('dates and gahwa');
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await hashPassword('dates and gahwa')).not.toBe(stored);
  expect(await isPasswordOf(stored, 'dates and gahwa')).toBe(true);
  expect(await isPasswordOf(stored, 'dates and gahwa ')).toBe(false);
  expect(await isPasswordOf(stored, 'Dates and gahwa')).toBe(false);
});

test('an account without a password has none, not even the one that it is checked against', async () => {
  for (const nobody of [null, undefined]) {
    expect(await isPasswordOf(nobody, 'dates and gahwa')).toBe(false);
    expect(await isPasswordOf(nobody, 'nobody has this password')).toBe(false);
    expect(await isPasswordOf(nobody, '')).toBe(false);
  }
});

test.each([
  ['camel', 'password_short'],
  ['👨‍👩‍👧‍👦'.repeat(5), 'password_short'],
  ['x'.repeat(129), 'password_long'],
  ['password', 'password_common'],
  ['PassWord', 'password_common'],
])('%s is refused: %s', (password, code) => {
  expect(() => refuseWeakPassword(password, 'NewPassword')).toThrow(
    expect.objectContaining({ code, status: 422, field: 'NewPassword' }),
  );
});

test.each(['camel7', '  camel', 'جمل صغير', 'x'.repeat(128), '👨‍👩‍👧‍👦'.repeat(6)])('%s is taken', (password) => {
  expect(() => refuseWeakPassword(password, 'password')).not.toThrow();
});

test('common is common in any case', () => {
  expect(['123456', 'QWERTY', 'dates and gahwa'].map(isCommonPassword)).toEqual([true, true, false]);
});
