import { expect, test } from 'vitest';

import { isUpcoming, mayDo, ORDER_ACTIONS, ORDER_STATES, RATING_DAYS, type OrderAction } from './order-actions.ts';

const NOW = new Date('2026-11-22T12:00:00Z');
const before = (days: number): Date => new Date(NOW.getTime() - days * 24 * 3_600_000);
const order = (state: number, more: object = {}) => ({
  state,
  isChild: false,
  deliveredAt: state === 6 ? before(1) : null,
  isRated: false,
  ...more,
});

/** Each action with the states in which it may be done, and no other. */
const TABLE: Record<OrderAction, readonly number[]> = {
  add_items: [1],
  cancel: [1, 2, 3],
  reschedule: [1, 2, 3],
  track: [2, 3, 4, 5],
  view_invoice: [3, 4, 5, 6],
  repeat: [-1, 1, 2, 3, 4, 5, 6],
  rate: [6],
  tip: [],
  make_regular: [1, 2, 3, 4, 5, 6],
};

test.each(ORDER_ACTIONS)('%s is for its states alone', (action) => {
  expect(ORDER_STATES.filter((state) => mayDo(action, order(state), NOW))).toEqual(TABLE[action]);
});

test('a state that no order has allows nothing that its place between others would', () => {
  const may = ORDER_ACTIONS.filter((action) => mayDo(action, order(0), NOW));
  expect(may).toEqual(['repeat', 'make_regular']);
  expect(mayDo('rate', order(5, { deliveredAt: before(1) }), NOW)).toBe(false);
  expect(isUpcoming({ state: 0, day: '2026-11-30' }, '2026-11-30')).toBe(false);
});

test('an order that was added to another is neither added to nor rescheduled by itself; it can be cancelled', () => {
  const child = order(1, { isChild: true });
  expect(ORDER_ACTIONS.filter((action) => mayDo(action, child, NOW))).toEqual(['cancel', 'repeat', 'make_regular']);
});

test('a delivery can be rated once, and for fourteen days', () => {
  expect(mayDo('rate', order(6, { isRated: true }), NOW)).toBe(false);
  expect(mayDo('rate', order(6, { deliveredAt: before(RATING_DAYS - 0.001) }), NOW)).toBe(true);
  expect(mayDo('rate', order(6, { deliveredAt: before(RATING_DAYS) }), NOW)).toBe(false);
  expect(mayDo('rate', order(6, { deliveredAt: null }), NOW)).toBe(false);
});

test('what was rated can be tipped while a tip can be given, for as long as it could be rated', () => {
  const rated = { isRated: true, canBeTipped: true };
  expect(ORDER_STATES.filter((state) => mayDo('tip', order(state, rated), NOW))).toEqual([6]);
  expect(mayDo('tip', order(6, { isRated: true }), NOW)).toBe(false);
  expect(mayDo('tip', order(6, { canBeTipped: true }), NOW)).toBe(false);
  expect(mayDo('tip', order(6, { ...rated, deliveredAt: before(RATING_DAYS) }), NOW)).toBe(false);
});

test('upcoming is what comes today or later and is not over, also in the next month', () => {
  const today = '2026-11-30';
  expect(isUpcoming({ state: 1, day: '2026-12-01' }, today)).toBe(true);
  expect(isUpcoming({ state: 4, day: today }, today)).toBe(true);
  expect(isUpcoming({ state: 1, day: '2026-11-29' }, today)).toBe(false);
  for (const state of [-1, 5, 6]) expect(isUpcoming({ state, day: today }, today)).toBe(false);
});
