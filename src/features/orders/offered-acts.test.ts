/** Each thing that can be done with an order is reached in each of its states: up to four at hand, the rest at the end, cancelling apart. */
import { expect, test } from 'vitest';

import type { OrderDetail } from '#contract/order-detail.ts';
import { mayDo, ORDER_ACTIONS, ORDER_STATES } from '#contract/rules/order-actions.ts';

import { offeredActs } from './offered-acts.ts';

const NOW = new Date('2026-11-23T08:00:00Z');

const SKIPPED = { delivery: null, product: null, comment: '' };

function offeredIn(state: number, isRated = false, rating: object | null = SKIPPED) {
  const acted = { state, isChild: false, deliveredAt: state === 6 ? NOW : null, isRated, canBeTipped: isRated };
  const actions = ORDER_ACTIONS.filter((action) => mayDo(action, acted, NOW));
  return { actions, ...offeredActs({ state, actions, rating, hasInvoice: state > 2 } as unknown as OrderDetail) };
}

test.each(ORDER_STATES)('in state %i nothing that is allowed is missing, and nothing is offered twice', (state) => {
  const { actions, atHand, others, mayCancel } = offeredIn(state);
  const reached = [...atHand, ...others, ...(mayCancel ? ['cancel'] : [])];
  expect(new Set(reached).size).toBe(reached.length);
  expect(reached).toEqual(expect.arrayContaining([...actions, 'contact']));
  expect(atHand.length).toBeLessThanOrEqual(4);
});

test.each([
  [1, ['add_items', 'reschedule', 'contact']],
  [2, ['track', 'reschedule', 'contact', 'repeat']],
  [4, ['track', 'contact', 'repeat', 'view_invoice']],
  [6, ['repeat', 'rate', 'view_invoice', 'contact']],
])('in state %i what is wanted then is at hand, and the first of it leads', (state, wanted) => {
  expect(offeredIn(state)).toMatchObject({ atHand: wanted, lead: wanted[0] });
});

test('a tip is suggested to who was content, and can still be given by who was not', () => {
  expect(offeredIn(6, true, { delivery: 5, product: 4, comment: '' }).atHand).toContain('tip');
  const letDown = offeredIn(6, true, { delivery: 5, product: 2, comment: '' });
  expect([letDown.atHand.includes('tip'), letDown.others.includes('tip')]).toEqual([false, true]);
});

test('while stars on the page ask for the rating no button does', () => {
  expect(offeredIn(6, false, null).atHand).toEqual(['repeat', 'view_invoice', 'contact']);
});
