import { describe, expect, test } from 'vitest';

import type { DeliveryDay } from '#contract/delivery.ts';

import { chosenTime, donationFils, firstChoices, linesFor, orderOf, pointsChoices } from './choices.ts';

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

  test('without a slot of one’s own: the hours of the last order, on the first day that has them', () => {
    const hours = (id: number, time: string, hasRoom = true) => ({ ...slot(id, hasRoom), time });
    const week = [
      day(20_261_122, [hours(1, '08:00 - 10:00'), hours(2, '18:00 - 20:00', false)]),
      day(20_261_123, [hours(3, '08:00 - 10:00'), hours(4, '18:00 - 20:00')]),
    ];
    expect(chosenTime(week, { ...NONE, hours: '18:00 - 20:00' })?.slot?.id).toBe(4);
    expect(chosenTime(week, { ...NONE, dayId: 20_261_122, hours: '18:00 - 20:00' })?.slot?.id).toBe(1);
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

test('an own donation is a number above 0', () => {
  expect(['12', '0.5', '0', '-3', 'x', '', '1e3'].map(donationFils)).toEqual([1200, 50, null, null, null, null, null]);
});

test('points go in blocks', () => {
  expect([pointsChoices(1400, 500), pointsChoices(400, 500), pointsChoices(5, 0)]).toEqual([[500, 1000], [], []]);
});

test('a card is charged all of it, and the wallet has no line then (C3)', () => {
  const line = (id: string, fils: number) => ({ id, fils, label: words, colour: '', face: '' });
  const totals = { net: 5000, lines: [line('netamount', 5000), line('wallet', -5000), line('netpayable', 0)] };
  expect(linesFor(totals, false)).toBe(totals.lines);
  expect(linesFor(totals, true).map(({ id, fils }) => [id, fils])).toEqual([
    ['netamount', 5000],
    ['netpayable', 5000],
  ]);
});
