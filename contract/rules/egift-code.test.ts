import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { readEgiftCode, writeEgiftCode } from './egift-code.ts';

test('ten bytes are sixteen signs, and each bit counts', () => {
  expect(writeEgiftCode(new Uint8Array(10))).toBe('0000-0000-0000-0000');
  expect(writeEgiftCode(new Uint8Array(32).fill(255))).toBe('ZZZZ-ZZZZ-ZZZZ-ZZZZ');
  expect(writeEgiftCode(Uint8Array.from([0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 255]))).toBe('0000-0000-0000-0001');
  expect(writeEgiftCode(Uint8Array.from([128, 0, 0, 0, 0, 0, 0, 0, 0, 0]))).toBe('G000-0000-0000-0000');
});

test('what is written is read, also without hyphens and in small letters', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 10, maxLength: 32 }), (bytes) => {
      const code = writeEgiftCode(bytes);
      expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){3}$/);
      expect(readEgiftCode(code)).toBe(code);
      expect(readEgiftCode(` ${code.replaceAll('-', '').toLowerCase()} `)).toBe(code);
    }),
  );
});

test.each([
  ['O, o, I, l for what looks like them', 'oO0I-il10-0000-0000', '0001-1110-0000-0000'],
  ['Arabic and Persian digits', '٠١٢٣-۴۵۶۷-ABCD-EFGH', '0123-4567-ABCD-EFGH'],
  ['dashes of any kind and marks of direction', '\u20660123\u2013 4567\u2014ABCD_EFGH\u2069', '0123-4567-ABCD-EFGH'],
])('%s', (_, typed, code) => expect(readEgiftCode(typed)).toBe(code));

test.each([
  '',
  '0123-4567-ABCD-EFG',
  '0123-4567-ABCD-EFGHJ',
  '0123-4567-ABCD-EFGU',
  '0123-4567-ABCD-EFG+',
  '0123-4567-ABCD-EFGي',
])('%j is no code', (typed) => expect(readEgiftCode(typed)).toBeNull());
