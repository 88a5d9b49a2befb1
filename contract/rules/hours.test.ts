import { expect, test } from 'vitest';

import { sayHours, sayHoursInLines, sayTimeOfDay } from './hours.ts';

const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

test.each([
  ['en', '14:00 - 16:00', '14:00 – 16:00'],
  ['en', 'today', 'today'],
  ['ar', '08:00 - 10:00', 'من 8 إلى 10 صباحاً'],
  ['ar', '10:00 - 12:00', 'من 10 إلى 12 ظهراً'],
  ['ar', '12:00 - 14:00', 'من 12 إلى 2 ظهراً'],
  ['ar', '14:00 - 16:00', 'من 2 إلى 4 عصراً'],
  ['ar', '16:30 - 18:00', 'من 4:30 إلى 6 مساءً'],
  ['ar', '22:00 - 24:00', 'من 10 إلى 12 ليلاً'],
  ['ar', '23:30 - 01:30', 'من 11:30 مساءً إلى 1:30 ليلاً'],
  ['ar', '11:00 - 13:30', 'من 11 صباحاً إلى 1:30 ظهراً'],
  ['ar', '', ''],
  ['ar', 'today', 'today'],
] as const)('in %s the hours %s are said as %s', (locale, hours, said) => {
  expect(plain(sayHours(hours, locale))).toBe(said);
});

test('hours are not cut in two where a line ends', () => {
  expect(sayHours('14:00 - 16:00', 'en')).not.toContain(' ');
  expect(sayHours('14:00 - 16:00', 'ar').split(' ')).toHaveLength(2);
});

test.each([
  ['en', '14:05', '14:05'],
  ['ar', '00:05', '12:05 ليلاً'],
  ['ar', '03:51', '3:51 فجراً'],
  ['ar', '09:56', '9:56 صباحاً'],
  ['ar', '12:00', '12 ظهراً'],
  ['ar', '16:00', '4 عصراً'],
  ['ar', '23:59', '11:59 مساءً'],
  ['ar', '24:00', '12 ليلاً'],
] as const)('in %s the time %s is said as %s', (locale, time, said) => {
  expect(plain(sayTimeOfDay(time, locale))).toBe(said);
});

test.each([
  ['en', '14:00 - 16:00', ['14:00 – 16:00']],
  ['en', 'today', ['today']],
  ['ar', '14:00 - 16:00', ['من 2 إلى 4', 'عصراً']],
  ['ar', '10:00 - 12:00', ['من 10 إلى 12', 'ظهراً']],
  ['ar', '11:00 - 13:30', ['من 11 صباحاً', 'إلى 1:30 ظهراً']],
  ['ar', '', ['']],
] as const)('in %s the hours %s take the lines %j', (locale, hours, lines) => {
  expect(sayHoursInLines(hours, locale).map(plain)).toEqual(lines);
});
