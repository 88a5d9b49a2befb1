/** Which slots a day has, and until when they can be chosen. */
import { describe, expect, test } from 'vitest';

import { readShopSettings, type ShopSettings } from '#server/shop-settings.ts';

import { canBeChosen, slotDaysFrom, slotTimesOf } from './calendar.ts';
import { isRamadan } from './ramadan.ts';
import type { SlotKind } from './table.ts';

const demo = readShopSettings({});

/** `08-10`, in Dubai's hours; the midnight that ends the day is 24. */
function hoursOf(day: string, kind: SlotKind, settings: ShopSettings = demo): string[] {
  const midnight = Date.parse(`${day}T00:00:00+04:00`);
  const hour = (time: Date): string => String((time.getTime() - midnight) / 3_600_000).padStart(2, '0');
  return slotTimesOf(day, settings)
    .filter((slot) => slot.kind === kind)
    .map(({ startsAt, endsAt }) => `${hour(startsAt)}-${hour(endsAt)}`);
}

const hourly = (...hours: number[]): string[] =>
  hours.map((hour) => `${String(hour).padStart(2, '0')}-${String(hour + 1).padStart(2, '0')}`);

describe('the slots of a day', () => {
  test('are two hours each from opening to closing, and express ones an hour', () => {
    expect(hoursOf('2026-11-22', 'standard')).toEqual(['08-10', '10-12', '12-14', '14-16', '16-18', '18-20', '20-22']);
    expect(hoursOf('2026-11-22', 'express')).toEqual(hourly(8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21));
  });

  test('on a Friday none is in the hours of the prayer', () => {
    expect(hoursOf('2026-11-27', 'standard')).toEqual(['08-10', '10-12', '14-16', '16-18', '18-20', '20-22']);
    expect(hoursOf('2026-11-27', 'express')).toEqual(hourly(8, 9, 10, 11, 14, 15, 16, 17, 18, 19, 20, 21));
    expect(hoursOf('2026-11-27', 'standard', { ...demo, opensAt: 9, closesAt: 17 })).toEqual(['09-11', '15-17']);
  });

  test('in Ramadan there are none at the breaking of the fast, and some until midnight', () => {
    const days = ['10-12', '12-14', '14-16', '16-18', '20-22', '22-24'];
    expect(hoursOf('2026-02-18', 'standard')).toEqual(days);
    expect(hoursOf('2026-02-18', 'express')).toEqual(hourly(10, 11, 12, 13, 14, 15, 16, 17, 20, 21, 22, 23));
    expect(hoursOf('2026-02-20', 'standard')).toEqual(days.filter((hours) => hours !== '12-14'));
  });

  test('follow the opening hours, and what does not fit whole is left out', () => {
    expect(hoursOf('2026-11-22', 'standard', { ...demo, opensAt: 9, closesAt: 14 })).toEqual(['09-11', '11-13']);
    expect(hoursOf('2026-11-22', 'express', { ...demo, opensAt: 9, closesAt: 9 })).toEqual([]);
    expect(slotTimesOf('2026-11-22', { ...demo, opensAt: 22, closesAt: 8 })).toEqual([]);
  });

  test('are of Dubai’s day also where it is another year in UTC', () => {
    const [first] = slotTimesOf('2027-01-01', { ...demo, opensAt: 0 });
    expect(first?.startsAt.toISOString()).toBe('2026-12-31T20:00:00.000Z');
    expect(slotDaysFrom(new Date('2026-12-30T20:00:00Z'), { slotDays: 2 })).toEqual([
      '2026-12-31',
      '2027-01-01',
      '2027-01-02',
    ]);
  });
});

describe('Ramadan', () => {
  test.each([
    ['2026-02-17', false],
    ['2026-02-18', true],
    ['2026-03-19', true],
    ['2026-03-20', false],
    // Two in one year of ours, the second into the next.
    ['2030-01-05', true],
    ['2030-11-01', false],
    ['2030-12-31', true],
    ['2031-01-01', true],
  ])('computed: %s %s', (day, isIt) => expect(isRamadan(day, [])).toBe(isIt));

  test('is as it was sighted where that is known, for that Ramadan alone', () => {
    const sighted = [['2026-02-19', '2026-03-20']] as const;
    expect(isRamadan('2026-02-18', sighted)).toBe(false);
    expect(isRamadan('2026-02-19', sighted)).toBe(true);
    expect(isRamadan('2026-03-20', sighted)).toBe(true);
    expect(isRamadan('2026-03-21', sighted)).toBe(false);
    expect(isRamadan('2027-02-10', sighted)).toBe(true);
    // January's was sighted; December's is computed.
    expect(isRamadan('2030-12-31', [['2030-01-06', '2030-02-03']])).toBe(true);
    expect(isRamadan('2030-01-05', [['2030-01-06', '2030-02-03']])).toBe(false);
  });
});

describe('a slot can be chosen', () => {
  const slotAt = (kind: SlotKind, start: string, end: string) => ({
    kind,
    startsAt: new Date(`2026-11-22T${start}:00+04:00`),
    endsAt: new Date(`2026-11-22T${end}:00+04:00`),
  });
  const at = (time: string): Date => new Date(`2026-11-22T${time}+04:00`);

  test('until two hours before it begins', () => {
    const slot = slotAt('standard', '12:00', '14:00');
    expect(canBeChosen(slot, at('09:59:59.999'), demo)).toBe(true);
    expect(canBeChosen(slot, at('10:00:00'), demo)).toBe(false);
    expect(canBeChosen(slot, at('11:59:59'), { ...demo, slotCutOffHours: 0 })).toBe(true);
  });

  test('while it runs where it is an express one, but for its last half hour', () => {
    const slot = slotAt('express', '12:00', '13:00');
    expect(canBeChosen(slot, at('08:00:00'), demo)).toBe(true);
    expect(canBeChosen(slot, at('12:29:59.999'), demo)).toBe(true);
    expect(canBeChosen(slot, at('12:30:00'), demo)).toBe(false);
    expect(canBeChosen(slot, at('12:59:00'), { ...demo, expressLeftMinutes: 0 })).toBe(true);
  });
});
