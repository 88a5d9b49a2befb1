import { expect, test } from 'vitest';

import type { DetailLine } from '#contract/order-detail.ts';
import type { PastOrder } from '#contract/orders.ts';

import { lastOrderOf, orderedItems } from './last-order.ts';

const order = (docno: number, placedAt: string, more: Partial<PastOrder> = {}): PastOrder => ({
  docno,
  doctype: 'RSO',
  state: 6,
  status: '',
  cancelledAt: null,
  deliveredAt: null,
  dayId: 20261122,
  placedAt,
  net: 1000,
  gross: 1000,
  discount: 0,
  images: ['/a.svg'],
  lineCount: 1,
  place: null,
  startsAt: placedAt,
  endsAt: placedAt,
  onItsWayAt: null,
  parentDocno: null,
  isExpress: false,
  canRate: false,
  halfStars: null,
  ...more,
});

test('the last order is the one placed last, whether it came or is to come, and not a cancelled one', () => {
  const orders = [
    order(1, '2026-11-20T08:00:00.000Z'),
    order(2, '2026-11-22T08:00:00.000Z', { state: 1 }),
    order(3, '2026-11-23T08:00:00.000Z', { state: -1 }),
  ];
  expect(lastOrderOf(orders)?.docno).toBe(2);
  expect(lastOrderOf([])).toBeUndefined();
});

const line = (stockCode: string, quantity: number, more: Partial<DetailLine> = {}): DetailLine => ({
  srno: 1,
  stockDocno: 1,
  stockCode,
  name: { en: stockCode, ar: stockCode },
  units: { en: '', ar: '' },
  image: '/a.svg',
  quantity,
  amount: 100,
  discount: 0,
  picked: null,
  substituteFor: null,
  message: null,
  isGiftWrapped: false,
  cartType: 'CRT',
  isBox: false,
  ...more,
});

test('its items are what was asked for, each once, without boxes and what came in place of something', () => {
  const lines = [
    line('A', 2),
    line('B', 1),
    line('A', 3, { cartType: 'CGB' }),
    line('C', 1, { substituteFor: 2 }),
    line('X', 1, { isBox: true }),
  ];
  expect(orderedItems(lines)).toEqual([
    { stockCode: 'A', quantity: 5 },
    { stockCode: 'B', quantity: 1 },
  ]);
});
