import { expect, test } from 'vitest';

import type { PastOrder } from '#contract/orders.ts';

import { comingNext } from './coming-next.ts';

/** Monday 23 November, noon in Dubai. */
const NOW = new Date('2026-11-23T08:00:00Z');
const order = (docno: number, more: Partial<PastOrder> = {}): PastOrder => ({
  docno,
  doctype: 'RSO',
  state: 2,
  status: '',
  cancelledAt: null,
  deliveredAt: null,
  dayId: 20261123,
  placedAt: '2026-11-22T08:00:00.000Z',
  net: 1000,
  gross: 1000,
  discount: 0,
  images: [],
  lineCount: null,
  place: null,
  startsAt: '2026-11-23T12:00:00.000Z',
  endsAt: '2026-11-23T14:00:00.000Z',
  onItsWayAt: null,
  parentDocno: null,
  isExpress: false,
  canRate: false,
  halfStars: null,
  ...more,
});

test('it is the earliest that is still to come, and of one time the one that is nearest', () => {
  const later = order(1, { dayId: 20261124, startsAt: '2026-11-24T06:00:00.000Z' });
  const near = order(3, { state: 4 });
  expect(comingNext([later, order(2), near], NOW)).toBe(near);
});

test('one that is on its way comes before any other, whatever its hours were', () => {
  const near = order(1, { state: 4, dayId: 20261210, startsAt: '2026-12-10T04:00:00.000Z' });
  expect(comingNext([order(2), near], NOW)).toBe(near);
});

test('of two that are on their way it is the one that set out first', () => {
  const [early, late] = ['2026-11-23T07:40:00.000Z', '2026-11-23T07:50:00.000Z'];
  const first = order(9, { state: 4, onItsWayAt: early });
  expect(comingNext([order(8, { state: 4, onItsWayAt: late, startsAt: early }), first], NOW)).toBe(first);
});

test('of two at one time it is the one that was placed first', () => {
  expect(comingNext([order(9), order(8)], NOW)?.docno).toBe(8);
});

test.each([
  ['is cancelled', { state: -1 }],
  ['was delivered', { state: 6 }],
  ['was for yesterday, as a device without signal may still know it', { dayId: 20261122 }],
  ['comes with another', { parentDocno: 7 }],
])('none that %s', (_what, more) => {
  expect(comingNext([order(1, more)], NOW)).toBeNull();
});
