import { describe, expect, test } from 'vitest';

import { familiesOf } from './families.ts';
import { offersMore, type OrderHistory } from './history.ts';
import { nextToCome } from './keep-coming.ts';

type Order = OrderHistory['orders'][number];

const order = (docno: number, more: Partial<Order> = {}): Order => ({
  docno,
  doctype: 'RSO',
  state: 1,
  status: '',
  cancelledAt: null,
  deliveredAt: null,
  dayId: 20261122,
  placedAt: '2026-11-21T08:00:00.000Z',
  net: 1000,
  gross: 1000,
  discount: 0,
  images: [],
  lineCount: null,
  place: null,
  startsAt: '2026-11-22T06:00:00.000Z',
  endsAt: '2026-11-22T08:00:00.000Z',
  onItsWayAt: null,
  parentDocno: null,
  isExpress: false,
  canRate: false,
  halfStars: null,
  ...more,
});

const history = (shown: number, count: number, size: number): OrderHistory => ({
  orders: Array.from({ length: shown }, (_, at) => order(at + 1)),
  count,
  size,
});

describe("'Load More 20 Orders' shows when there are more than 20 upcoming or at least 20 past orders", () => {
  test.each([
    { isPast: false, shown: 20, count: 20, size: 20, shows: false },
    { isPast: false, shown: 20, count: 21, size: 20, shows: true },
    { isPast: false, shown: 21, count: 21, size: 40, shows: false },
    { isPast: true, shown: 19, count: 19, size: 20, shows: false },
    { isPast: true, shown: 20, count: 20, size: 20, shows: true },
    { isPast: true, shown: 20, count: 20, size: 40, shows: false },
    { isPast: true, shown: 40, count: 41, size: 40, shows: true },
    { isPast: true, shown: 40, count: 40, size: 40, shows: false },
  ])('past: $isPast, $shown of $count shown: $shows', ({ isPast, shown, count, size, shows }) => {
    expect(offersMore(isPast, history(shown, count, size))).toBe(shows);
  });
});

test('an order that was added to another is shown with it, and by itself where that one is not there', () => {
  const orders = [order(3, { parentDocno: 1 }), order(2, { parentDocno: 9 }), order(1)];
  expect(familiesOf(orders).map((one) => [one.order.docno, one.children.map(({ docno }) => docno)])).toEqual([
    [2, []],
    [1, [3]],
  ]);
});

test('the deliveries that come next are kept, ten at most and the earliest first', () => {
  const days = Array.from({ length: 12 }, (_, at) => order(at, { startsAt: `2026-11-${30 - at}T06:00:00.000Z` }));
  const others = [order(50, { state: -1, startsAt: '2026-11-01' }), order(51, { state: 6, startsAt: '2026-11-01' })];
  expect(nextToCome([...others, ...days]).map(({ docno }) => docno)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2]);
});
