import { expect, test } from 'vitest';

import { isUaePhone, spacedPhone, withPrefix, withoutPrefix } from './phone.ts';

test.each([
  ['501234567', '+971501234567'],
  ['0501234567', '+971501234567'],
  ['971501234567', '+971501234567'],
  ['00971501234567', '+971501234567'],
  ['+971 50 123-4567', '+971501234567'],
  ['٠٥٠١٢٣٤٥٦٧', '+971501234567'],
  ['۵۰۱۲۳۴۵۶۷', '+971501234567'],
  ['', ''],
])('%s is stored as %s', (written, stored) => expect(withPrefix(written)).toBe(stored));

test('a prefix is taken off once only', () => {
  expect(withPrefix('+97109712345')).toBe('+97109712345');
});

test.each(['+971501234567', '+97142345678', '+97121234567', '+971591234567'])('%s is of the Emirates', (phone) =>
  expect(isUaePhone(phone)).toBe(true),
);

test.each([
  '',
  '+971',
  '+97150123456',
  '+9715012345678',
  '+971812345678',
  '+971512345a7',
  '0501234567',
  '+966501234567',
])('%s is not', (phone) => expect(isUaePhone(phone)).toBe(false));

test('it is read in groups', () => {
  expect(spacedPhone('+971501234567')).toBe('+971 50 123 4567');
  expect(spacedPhone('+97142345678')).toBe('+971 4 234 5678');
  for (const other of ['what', 'x+971501234567', '+9715012345678']) expect(spacedPhone(other)).toBe(other);
});

test('beside a box that shows +971, the rest of it stands in groups, and what is typed stays as it is', () => {
  expect(withoutPrefix('+971501234567')).toBe('50 123 4567');
  for (const typed of ['', '050 123', '٠٥٠١٢٣', '501234567']) expect(withoutPrefix(typed)).toBe(typed);
});
