import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { nearDay, sayBy, sayDate, sayHoursBetween, sayMoment, saySlot, sayWrittenSlot } from './spoken-dates.ts';

const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

/** 23:30 in Dubai on Sunday 22 November. */
beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-22T19:30:00Z') }));
afterEach(() => void vi.useRealTimers());

describe('a day', () => {
  test('is today, tomorrow and yesterday by Dubai’s calendar', () => {
    expect(['2026-11-21', '2026-11-22', '2026-11-23'].map((day) => sayDate(day, 'en'))).toEqual([
      'Yesterday',
      'Today',
      'Tomorrow',
    ]);
    expect(['2026-11-21', '2026-11-22', '2026-11-23'].map((day) => sayDate(day, 'ar'))).toEqual([
      'أمس',
      'اليوم',
      'غداً',
    ]);
    // A few minutes past midnight there, still the 22nd in London.
    expect(sayDate('2026-11-22T20:04:00Z', 'en')).toBe('Tomorrow');
    expect(nearDay('2026-11-24', 'en')).toBeNull();
  });

  test('is tomorrow over the end of a month and of a year', () => {
    vi.setSystemTime(Date.parse('2026-12-31T08:00:00Z'));
    expect(['2026-12-30', '2027-01-01', '2027-01-02'].map((day) => nearDay(day, 'en'))).toEqual([
      'Yesterday',
      'Tomorrow',
      null,
    ]);
  });

  test('is else its weekday and date, with a year that is not this one', () => {
    expect(sayDate('2026-11-24', 'en')).toBe('Tue 24 Nov');
    expect(sayDate('2026-11-24', 'ar')).toBe('الثلاثاء 24 نوفمبر');
    expect(sayDate('2025-12-31', 'en')).toBe('Wed 31 Dec 2025');
    expect(sayDate('2027-01-01', 'ar')).toBe('الجمعة 1 يناير 2027');
  });
});

test('a moment has its time behind the day', () => {
  expect(sayMoment('2026-11-22T15:09:00Z', 'en')).toBe('Today, 19:09');
  expect(plain(sayMoment('2026-11-19T05:00:00Z', 'ar'))).toBe('الخميس 19 نوفمبر، 9 صباحاً');
});

test('a delivery time is its day and its hours, however the wire says it', () => {
  expect(plain(saySlot('2026-11-24T10:00:00Z', '2026-11-24T12:00:00Z', 'en'))).toBe('Tue 24 Nov, 14:00 – 16:00');
  expect(plain(saySlot('2026-11-24T10:00:00Z', '2026-11-24T12:00:00Z', 'ar'))).toBe(
    'الثلاثاء 24 نوفمبر، من 2 إلى 4 عصراً',
  );
  expect(plain(sayWrittenSlot('2026-11-24', '14:00 - 16:00', 'en'))).toBe('Tue 24 Nov, 14:00 – 16:00');
  expect(plain(sayHoursBetween('2026-11-24T18:00:00Z', '2026-11-24T20:00:00Z', 'en'))).toBe('22:00 – 24:00');
});

test('of what is promised as fast as can be the end is said', () => {
  expect(plain(sayBy('2026-11-22T11:00:00Z', '2026-11-22T12:00:00Z', 'en'))).toBe('Today, by 16:00');
  expect(plain(sayBy('2026-11-22T19:00:00Z', '2026-11-22T20:00:00Z', 'ar'))).toBe('اليوم، قبل الساعة 12 ليلاً');
});
