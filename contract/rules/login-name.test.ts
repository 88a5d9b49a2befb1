import { expect, test } from 'vitest';

import { isLoginName, loginNameKey } from './login-name.ts';

test.each(['mariam@zad.example', ' mariam@zad.example ', '050 123 4567', '+971501234567', '٠٥٠١٢٣٤٥٦٧'])(
  '%s names an account',
  (text) => {
    expect(isLoginName(text)).toBe(true);
  },
);

test.each(['', 'mariam', 'mariam@', '12345', '+44 20 7946 0958'])('%j names none', (text) => {
  expect(isLoginName(text)).toBe(false);
});

test('one account has one name, however it is typed', () => {
  expect(loginNameKey('050-123 4567')).toBe('+971501234567');
  expect(loginNameKey('00971501234567')).toBe('+971501234567');
  expect(loginNameKey(' Mariam@Zad.example ')).toBe('mariam@zad.example');
});
