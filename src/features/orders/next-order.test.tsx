import { QueryClientProvider } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { createQueryClient } from '#src/net/read-query.ts';
import { forgetUser, rememberUser } from '#src/state/session.ts';
import { showWidget } from '#tests/support/show-widget.tsx';

import { NextOrder } from './next-order.tsx';

vi.mock(import('#src/blocks/app-link.tsx'), () => ({ AppLink: ({ path, children }) => <a href={path}>{children}</a> }));

const ORDER = {
  docno: 1004,
  state: 1,
  cancelledAt: null,
  deliveredAt: null,
  dayId: 20261123,
  startsAt: '2026-11-23T10:00:00.000Z',
  endsAt: '2026-11-23T12:00:00.000Z',
  onItsWayAt: null,
  parentDocno: null,
  images: ['/a.svg', '/b.svg'],
};

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-23T08:00:00Z') });
  rememberUser({ id: 7, firstName: 'Sara', lastName: '', email: 'sara@example.ae', customerCode: 'C7' });
});
afterEach(() => {
  vi.useRealTimers();
  forgetUser(null);
});

async function show(orders: readonly object[] | null) {
  const answer = orders
    ? { ok: true, value: { value: { orders, count: 1, size: 20 }, asOf: new Date().toISOString(), message: '' } }
    : { ok: false, error: { kind: 'offline' } };
  const send = vi.fn(async () => answer as never);
  const { container } = showWidget(
    <QueryClientProvider client={createQueryClient({ send })}>
      <NextOrder />
    </QueryClientProvider>,
  );
  await act(() => vi.advanceTimersByTimeAsync(100));
  return {
    said: container.textContent.replaceAll('\u00a0', ' '),
    pictures: container.querySelectorAll('img').length,
    leads: screen.getAllByRole('link').map((link) => link.getAttribute('href')),
  };
}

test('the next order: when it comes, where it stands and what is in it, and the way to it', async () => {
  expect(await show([ORDER])).toEqual({
    said: 'My ordersArriving today, 14:00 – 16:00Order Placed',
    pictures: 2,
    leads: ['/account/orderhistory', '/orderinvoice/RSO/1004/order?title=upcoming'],
  });
});

test('once it is picked the way leads to its tracking', async () => {
  const { leads } = await show([{ ...ORDER, state: 2 }]);
  expect(leads[1]).toBe('/trackmyorder/RSO/1004?title=upcoming');
});

test('on the way to the door it is said that it is about to come, and no hours', async () => {
  const { said } = await show([{ ...ORDER, state: 4 }]);
  expect(said).toBe('My ordersReaching within 30 minutesDelivery On Route');
});

test('with none on the way it says so, and still leads to the orders', async () => {
  expect(await show([])).toEqual({
    said: 'My ordersNo upcoming orders',
    pictures: 0,
    leads: ['/account/orderhistory'],
  });
});

test('without signal and with nothing kept it does not say that there are none', async () => {
  expect((await show(null)).said).toBe('My orders');
});
