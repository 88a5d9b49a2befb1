/** What an order says once it is cancelled: where the money is, which papers there are, and where the focus goes. */
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import type { OrderDetail } from '#contract/order-detail.ts';
import { showWidget } from '#tests/support/show-widget.tsx';

import { DeliveryBox } from './delivery-box.tsx';
import { OrderActions } from './order-actions.tsx';
import { OrderSummary } from './order-summary.tsx';

const ORDER = {
  docno: 1001,
  state: -1,
  paidBy: 'wallet',
  address: { en: 'Villa 12', ar: 'Villa 12' },
  addressLabel: { en: 'Home', ar: 'المنزل' },
  mobile: '+971501234567',
  instructions: '',
  packing: null,
  packingNote: '',
  deliveryMessage: '',
  ifSoldOut: null,
  printsInvoice: false,
  taken: null,
  hasInvoice: false,
  actions: [],
  totals: [],
  refunds: [],
  children: [],
  parentDocno: null,
  isExpress: false,
  changeableUntil: null,
  driver: { en: '', ar: '' },
  placedAt: '2026-11-23T04:00:00.000Z',
  startsAt: '2026-11-23T04:00:00.000Z',
  endsAt: '2026-11-23T06:00:00.000Z',
  cancelledAt: null,
  deliveredAt: null,
} as unknown as OrderDetail;
const REFUND = { fils: 500, way: 'WALLET', reason: 'cancelled', isDone: true, at: ORDER.placedAt } as const;

const actsOf = (more: Partial<OrderDetail>) => {
  showWidget(<OrderActions order={{ ...ORDER, ...more }} tab="past" isInPanel />);
  return [...document.querySelectorAll('[data-act]')].map((act) => act.getAttribute('data-act'));
};
const summaryOf = (more: Partial<OrderDetail>) =>
  showWidget(<OrderSummary order={{ ...ORDER, ...more }} />).container.textContent ?? '';

test('its invoice and credit note can be opened where its money was taken', () => {
  expect(actsOf({ taken: 500, hasInvoice: true })).toEqual(['view_invoice', 'contact']);
});

test('where nothing was taken there are none', () => {
  expect(actsOf({})).toEqual(['contact']);
});

test.each([
  ['wallet', 'you can spend the amount in your wallet again'],
  ['card', 'Your bank frees the amount'],
] as const)('nothing was taken of the %s, and it says so in place of how it was paid', (paidBy, said) => {
  expect(summaryOf({ paidBy })).toContain(said);
  expect(screen.queryByText(/Paid with/)).toBeNull();
});

test('what was taken and went back is in the refunds', () => {
  const said = summaryOf({ taken: 500, refunds: [REFUND] });
  expect(said).toContain('To your wallet: done');
  expect(said).not.toContain('Nothing was taken');
});

test('the focus that was on the button of cancelling goes to what became of the order, and nowhere else', () => {
  const box = (state: number) => <DeliveryBox order={{ ...ORDER, state }} tab="past" isInPanel />;
  const { rerender } = showWidget(box(1));
  rerender(box(2));
  expect(document.activeElement).toBe(document.body);
  rerender(box(-1));
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Delivery status' }));
});

test('what became of the order comes into view, for the button of cancelling stands far below it', () => {
  const seen = vi.spyOn(Element.prototype, 'scrollIntoView');
  const box = (state: number) => <DeliveryBox order={{ ...ORDER, state }} tab="past" isInPanel />;
  const { rerender } = showWidget(box(1));
  rerender(box(2));
  expect(seen).not.toHaveBeenCalled();
  rerender(box(-1));
  expect(seen.mock.contexts).toEqual([screen.getByRole('region', { name: 'Delivery status' })]);
});

test('its total is struck through: nobody owes it', () => {
  const total = { id: 'netamount', label: { en: 'Total', ar: '' }, fils: 500, colour: '', face: 'bold' };
  summaryOf({ totals: [total] });
  expect(screen.getByText(/5\.00/).tagName).toBe('S');
  expect(document.querySelector('[data-strong]')).toBeNull();
});

test('an order that was cancelled before takes no focus', () => {
  showWidget(<DeliveryBox order={ORDER} tab="past" isInPanel />);
  expect(document.activeElement).toBe(document.body);
});
