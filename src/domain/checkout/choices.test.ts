import { describe, expect, test } from 'vitest';

import type { DeliveryDay } from '#contract/delivery.ts';

import {
  chosenTime,
  firstChoices,
  linesFor,
  lostWithPoints,
  orderOf,
  pointsChoices,
  pointsIn,
  toAddress,
} from './choices.ts';

const words = { en: '', ar: '' };
const slot = (id: number, hasRoom = true, isDefault = false) => ({
  id,
  time: '',
  label: words,
  isDefault,
  timeSlot: '',
  hasRoom,
  isNearlyFull: false,
});
const day = (id: number, slots: ReturnType<typeof slot>[]): DeliveryDay => ({
  id,
  label: words,
  weekday: words,
  date: '',
  slots,
  regularSlots: [],
});
const NONE = { dayId: null, slotId: null, hours: '' };

describe('the time', () => {
  const days = [
    day(20_261_122, [slot(1, false), slot(2, true, true), slot(3)]),
    day(20_261_123, [slot(4, false), slot(5)]),
  ];

  test('the default slot is preselected', () => {
    expect(chosenTime(days, NONE)?.slot?.id).toBe(2);
  });

  test('a day that was tapped begins with its first slot that has room', () => {
    expect(chosenTime(days, { ...NONE, dayId: 20_261_123 })?.slot?.id).toBe(5);
  });

  test('what was chosen stays, unless it has been filled since', () => {
    expect(chosenTime(days, { ...NONE, dayId: 20_261_122, slotId: 3 })?.slot?.id).toBe(3);
    expect(chosenTime(days, { ...NONE, dayId: 20_261_122, slotId: 1 })?.slot?.id).toBe(2);
  });

  test('full days and no days', () => {
    expect(chosenTime([day(20_261_122, [slot(1, false)])], NONE)).toMatchObject({ slot: null });
    expect(chosenTime([], NONE)).toBeNull();
  });

  test('without a slot of one’s own: the hours that were chosen, on the first day that has them', () => {
    const hours = (id: number, time: string, hasRoom = true) => ({ ...slot(id, hasRoom), time });
    const week = [
      day(20_261_122, [hours(1, '08:00 - 10:00'), hours(2, '18:00 - 20:00', false)]),
      day(20_261_123, [hours(3, '08:00 - 10:00'), hours(4, '18:00 - 20:00')]),
    ];
    expect(chosenTime(week, { ...NONE, hours: '18:00 - 20:00' })?.slot?.id).toBe(4);
    expect(chosenTime(week, { ...NONE, dayId: 20_261_122, hours: '18:00 - 20:00' })?.slot?.id).toBe(1);
  });
});

describe('another address', () => {
  const hours = (id: number, time: string, hasRoom = true) => ({ ...slot(id, hasRoom), time });
  const week = (from: number, isFree = true) => [
    day(20_261_122, [hours(from, '08:00 - 10:00')]),
    day(20_261_123, [hours(from + 1, '08:00 - 10:00'), hours(from + 2, '18:00 - 20:00', isFree)]),
  ];
  const before = { ...firstChoices(undefined), dayId: 20_261_123, slotId: 3 };
  const moved = { ...before, ...toAddress(3, chosenTime(week(1), before)) };

  test('keeps the day and the hours on the screen, whatever number its own slot has', () => {
    expect(chosenTime(week(11), moved)?.slot?.id).toBe(13);
    const untouched = { ...before, ...NONE };
    expect(toAddress(3, chosenTime(week(1), untouched))).toMatchObject({ dayId: 20_261_122, hours: '08:00 - 10:00' });
  });

  test('where they are full it is another time of that day', () => {
    expect(chosenTime(week(11, false), moved)).toMatchObject({ day: { id: 20_261_123 }, slot: { id: 12 } });
  });

  test('one that is chosen before the times came takes nothing away', () => {
    expect({ ...moved, ...toAddress(4, null) }).toMatchObject({
      addressId: 4,
      dayId: 20_261_123,
      hours: '18:00 - 20:00',
    });
  });
});

describe('what is sent', () => {
  const shown = {
    addressId: 3,
    contact: '050 123 4567',
    time: chosenTime([day(20_261_122, [slot(2, true, true)])], NONE),
    voucherFils: null,
    expressDoctype: null,
    language: 'ar',
    parentDocno: null,
  } as const;

  test('codes 2 and 2, the number with its prefix, donations above 0', () => {
    const order = orderOf({ ...firstChoices(undefined), donations: { 1: 500, 2: 0 } }, shown);
    expect(order).toMatchObject({
      addressId: 3,
      dayId: 20_261_122,
      slotId: 2,
      contact: '+971501234567',
      payment: 'online',
      packing: 'bags',
      donations: [{ partner: 1, fils: 500 }],
      isExpress: false,
      expressDoctype: null,
    });
  });

  test('express names no slot: the next one with room is its time', () => {
    const order = orderOf({ ...firstChoices(undefined), expressId: 9 }, { ...shown, expressDoctype: 'EDM' });
    expect(order).toMatchObject({ dayId: null, slotId: null, isExpress: true, expressId: 9, expressDoctype: 'EDM' });
    expect(order).toMatchObject({ parentDoctype: null, parentDocno: null });
  });

  test('what is added to an order names it, and no express: it comes as that one does', () => {
    const order = orderOf({ ...firstChoices(undefined), expressId: 9 }, { ...shown, parentDocno: 1001 });
    expect(order).toMatchObject({ parentDoctype: 'RSO', parentDocno: 1001, isExpress: false, expressId: null });
  });
});

const spending = (points: number) => ({ points, pointsFils: Math.floor(points / 500) * 5000, pointsBlock: 500 });

test('points are spent in whole blocks, and no more of them than the order takes', () => {
  const offered = (points: number, most: number | null) => pointsChoices(spending(points), most);
  expect([offered(1400, null), offered(400, null)]).toEqual([[500, 1000], []]);
  expect(pointsChoices({ points: 5, pointsFils: 0, pointsBlock: 0 }, null)).toEqual([]);
  // Of AED 75 the second block of AED 50 pays half of itself; of a little less, more than half of it would be lost.
  expect([offered(1500, 7500), offered(1500, 7499), offered(1500, 5000)]).toEqual([[500, 1000], [500], [500]]);
  expect([offered(1500, 100), offered(1500, 0)]).toEqual([[500], []]);
});

test('what a block of points leaves is known before', () => {
  const line = (id: string, fils: number) => ({ id, fils, label: words, colour: '', face: '' });
  const lines = [line('goods', 6350), line('voucher', -2000), line('points', -5350), line('delivery', 1000)];
  const { most, taken } = pointsIn([...lines, line('donation', 500), line('netamount', 500)]);
  expect([most, taken]).toEqual([5350, 5350]);
  expect([lostWithPoints(spending(1500), 1000, taken), lostWithPoints(spending(1500), 500, 5000)]).toEqual([4650, 0]);
});

test('a card is charged all of it, and the wallet has no line then (C3)', () => {
  const line = (id: string, fils: number) => ({ id, fils, label: words, colour: '', face: '' });
  const totals = { net: 5000, lines: [line('netamount', 5000), line('wallet', -5000), line('netpayable', 0)] };
  expect(linesFor(totals, false)).toEqual(totals.lines);
  expect(linesFor(totals, true).map(({ id, fils }) => [id, fils])).toEqual([
    ['netamount', 5000],
    ['netpayable', 5000],
  ]);
});

test('a balance that does not suffice is no line: it would look like a part of the sum (C3)', () => {
  const line = (id: string, fils: number) => ({ id, fils, label: words, colour: '', face: '' });
  const totals = { net: 5000, lines: [line('netamount', 5000), line('wallet', 2000), line('netpayable', 5000)] };
  expect(linesFor(totals, false).map(({ id }) => id)).toEqual(['netamount', 'netpayable']);
});
