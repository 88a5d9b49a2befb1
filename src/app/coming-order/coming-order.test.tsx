import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { createQueryClient } from '#src/net/read-query.ts';
import { noteReachable, noteUnreachable } from '#src/state/connectivity.ts';
import { openPanel } from '#src/state/panels.ts';
import { forgetUser, rememberUser } from '#src/state/session.ts';
import { showWidget } from '#tests/support/show-widget.tsx';

import { ComingOrder } from './coming-order.tsx';

vi.mock('#src/app/i18n/use-later-words.ts', () => ({ useLaterWords: () => true }));
vi.mock('#src/state/panels.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  openPanel: vi.fn(),
}));

const ORDER = {
  docno: 1004,
  doctype: 'RSO',
  state: 4,
  cancelledAt: null,
  deliveredAt: null,
  dayId: 20261123,
  startsAt: '2026-11-23T10:00:00.000Z',
  endsAt: '2026-11-23T12:00:00.000Z',
  onItsWayAt: null,
  parentDocno: null,
};

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-23T08:00:00Z') });
  rememberUser({ id: 7, firstName: 'Sara', lastName: '', email: 'sara@example.ae', customerCode: 'C7' });
});
afterEach(() => {
  delete document.documentElement.dataset['shopper'];
  vi.useRealTimers();
  noteReachable();
  forgetUser(null);
});

async function show(upcoming: readonly object[], past: readonly object[] = []) {
  const told = { upcoming, past };
  const send = vi.fn(
    async (_: unknown, { isPast }: { isPast: boolean }) =>
      ({
        ok: true,
        value: {
          value: { orders: isPast ? told.past : told.upcoming, count: 1, size: 20 },
          asOf: new Date().toISOString(),
          message: '',
        },
      }) as never,
  );
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  const { container } = showWidget(
    <RouterContextProvider router={router}>
      <QueryClientProvider client={createQueryClient({ send: send as never })}>
        <ComingOrder />
      </QueryClientProvider>
    </RouterContextProvider>,
  );
  await act(() => vi.advanceTimersByTimeAsync(100));
  return { send, told, said: () => container.textContent.replaceAll('\u00a0', ' ') };
}

test('the order that comes next: when, where it stands, and the way to it', async () => {
  const { said } = await show([{ ...ORDER, state: 2 }]);
  expect(said()).toBe('Your order arrives today, 14:00 – 16:00Picking OrganizedTrack Order');
  expect(screen.getByRole('link').getAttribute('href')).toBe('/en/trackmyorder/RSO/1004?title=upcoming');
});

test('how many come besides is said', async () => {
  const { said } = await show([
    { ...ORDER, state: 2 },
    { ...ORDER, docno: 1005, state: 1, dayId: 20261124, startsAt: '2026-11-24T10:00:00.000Z' },
    { ...ORDER, docno: 1006, state: -1 },
  ]);
  expect(said()).toBe('Your order arrives today, 14:00 – 16:00Picking Organized1 more orderTrack Order');
});

test('on the way to the door it is said that it is about to come, and no hours', async () => {
  const { said } = await show([ORDER]);
  expect(said()).toBe('Your order: Reaching within 30 minutesDelivery On RouteTrack Order');
});

test('half an hour after it set out the end of its hours is said', async () => {
  const { said } = await show([{ ...ORDER, onItsWayAt: '2026-11-23T07:29:00.000Z' }]);
  expect(said()).toContain('Your order: Arriving by 16:00');
});

test('one that set out for hours of another day runs late half an hour after that', async () => {
  const hours = { startsAt: '2026-11-24T10:00:00.000Z', endsAt: '2026-11-24T12:00:00.000Z' };
  const { said } = await show([{ ...ORDER, ...hours, onItsWayAt: '2026-11-23T07:29:00.000Z' }]);
  expect(said()).toContain('Your order: Running late');
});

test('before it is picked there is nothing to track: the way leads to the order', async () => {
  await show([{ ...ORDER, state: 1 }]);
  expect(screen.getByRole('link').textContent).toContain('View the order');
  expect(screen.getByRole('link').getAttribute('href')).toBe('/en/orderinvoice/RSO/1004/order?title=upcoming');
});

test('with none on the way there is nothing', async () => {
  const { said } = await show([{ ...ORDER, state: 6 }]);
  expect([said(), screen.queryByRole('link')]).toEqual(['', null]);
});

const CAME = { ...ORDER, state: 6, canRate: true, deliveredAt: '2026-11-23T08:00:30.000Z' };

test('once it is there it is asked how it was, in its place', async () => {
  const { told, said } = await show([ORDER]);
  Object.assign(told, { upcoming: [], past: [CAME] });
  await act(() => vi.advanceTimersByTimeAsync(61_000));
  expect(said()).toBe('Your order was delivered today at 12:00How was it?');
  expect(screen.getByRole('link').getAttribute('href')).toBe('/en/orderinvoice/RSO/1004/order?title=past');
  screen.getByRole('link').click();
  expect(openPanel).toHaveBeenCalledExactlyOnceWith('rating', { order: { doctype: 'RSO', docno: 1004 } });
});

test('of one that was rated nothing is asked, nor where none was waited for', async () => {
  const rated = await show([ORDER]);
  Object.assign(rated.told, { upcoming: [], past: [{ ...CAME, canRate: false }] });
  await act(() => vi.advanceTimersByTimeAsync(61_000));
  expect(rated.said()).toBe('');
  cleanup();
  const none = await show([], [CAME]);
  expect([none.said(), none.send.mock.calls.length]).toEqual(['', 1]);
});

test('one that has just come is not passed over for the next one', async () => {
  const { told, said } = await show([ORDER]);
  const next = {
    ...ORDER,
    docno: 1006,
    state: 1,
    startsAt: '2026-11-23T14:00:00.000Z',
    endsAt: '2026-11-23T16:00:00.000Z',
  };
  Object.assign(told, { upcoming: [next], past: [CAME] });
  await act(() => vi.advanceTimersByTimeAsync(61_000));
  expect(said()).toContain('Your order was delivered today at 12:00How was it?Your order arrives today, 18:00 – 20:00');
});

test('the next visit knows that one was waited for, until half a day after it came', async () => {
  document.documentElement.dataset['shopper'] = 'order';
  const { said } = await show([], [{ ...CAME, deliveredAt: '2026-11-22T21:00:00.000Z' }]);
  expect(said()).toContain('Your order was delivered today at 01:00');
  cleanup();
  document.documentElement.dataset['shopper'] = 'order';
  const old = await show([], [{ ...CAME, deliveredAt: '2026-11-22T19:00:00.000Z' }]);
  expect([old.said(), document.documentElement.dataset['shopper']]).toEqual(['', '']);
});

test('without signal it stays, and says how old it is', async () => {
  const { said } = await show([ORDER]);
  await act(async () => {
    noteUnreachable();
    await vi.advanceTimersByTimeAsync(100);
  });
  expect(said()).toContain('Last updated 12:00');
});

test('who is signed out is told of no order', async () => {
  forgetUser(null);
  const { send, said } = await show([ORDER]);
  expect([send.mock.calls.length, said()]).toEqual([0, '']);
});
