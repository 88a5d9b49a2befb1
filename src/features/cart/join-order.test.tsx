import { QueryClientProvider } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { Call } from '#contract/call.ts';
import { readHistory } from '#contract/orders.ts';
import { AddingBar } from '#src/blocks/adding-bar.tsx';
import { keepAdding, keptAdding, skipAdding, useKeptAdding, type Adding } from '#src/domain/orders/adding.ts';
import { createQueryClient } from '#src/net/read-query.ts';
import { noteReachable, noteUnreachable } from '#src/state/connectivity.ts';
import { forgetUser, rememberUser } from '#src/state/session.ts';
import { showWidget } from '#tests/support/show-widget.tsx';

import { JoinOrder } from './join-order.tsx';

const openPanel = vi.hoisted(() => vi.fn());
const showToast = vi.hoisted(() => vi.fn());
vi.mock(import('#src/state/panels.ts'), async (original) => ({ ...(await original()), openPanel }));
vi.mock(import('#src/state/toasts.ts'), async (original) => ({ ...(await original()), showToast }));

const HOUR = 3_600_000;
/** Monday 23 November, noon in Dubai. */
const NOW = Date.parse('2026-11-23T08:00:00Z');
const ORDER = {
  docno: 1001,
  doctype: 'RSO',
  state: 1,
  dayId: 20261124,
  startsAt: new Date(NOW + 28 * HOUR).toISOString(),
  endsAt: new Date(NOW + 30 * HOUR).toISOString(),
  parentDocno: null,
  place: { label: { en: 'Home', ar: 'المنزل' } },
};
const ADDING: Adding = {
  docno: 1001,
  doctype: 'RSO',
  canAdd: true,
  state: 1,
  dayLabel: { en: 'Tuesday, 24 November', ar: 'الثلاثاء، 24 نوفمبر' },
  time: '16:00 - 18:00',
};
const OFFER =
  'Order RSO-1001 comes tomorrow, 16:00 – 18:00 (Home). These items can come with it, with no second delivery fee.';
const ok = (value: unknown) => ({ ok: true, value: { value, asOf: '', message: '' } });
const failed = (kind: string) => ({ ok: false, error: { kind } });

/** As on the cart's page: the bar says what is added to. */
function Page() {
  const adding = useKeptAdding();
  const [hadFocus, setHadFocus] = useState(false);
  return (
    <>
      {adding && <AddingBar adding={adding} takesFocus={hadFocus} />}
      <JoinOrder onJoin={setHadFocus} />
    </>
  );
}

/** `ask`: what the shop answers about adding to the order. */
async function show(orders: readonly object[], ask: () => unknown = () => ok(ADDING)) {
  const asked = vi.fn(ask);
  const history = vi.fn(() => ok({ orders, count: orders.length, size: 20 }));
  const send = async ({ name }: Call<unknown, unknown>) => (name === readHistory.name ? history() : asked());
  const { user, container } = showWidget(
    <QueryClientProvider client={createQueryClient({ send: send as never })}>
      <Page />
    </QueryClientProvider>,
  );
  await act(() => new Promise((done) => setTimeout(done, 20)));
  return { user, asked, history, said: () => container.textContent.replaceAll('\u00a0', ' ') };
}

const button = () => screen.getByRole('button', { name: 'Add to that order' });

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  localStorage.clear();
  vi.clearAllMocks();
  rememberUser({ id: 7, firstName: 'Sara', lastName: '', email: 'sara@example.ae', customerCode: 'C7' });
});
afterEach(() => {
  vi.useRealTimers();
  noteReachable();
  forgetUser(null);
});

test('the cart can come with the order that comes next', async () => {
  const { said } = await show([ORDER]);
  expect(said()).toBe(`${OFFER}Add to that order`);
});

test.each([
  ['there is no order', []],
  ['it is picked', [{ ...ORDER, state: 2 }]],
  ['it comes in more than three days', [{ ...ORDER, startsAt: new Date(NOW + 73 * HOUR).toISOString() }]],
  ['it is not an order yet', [{ ...ORDER, doctype: 'PRO' }]],
  [
    'another one comes before it, which is picked',
    [ORDER, { ...ORDER, docno: 1002, state: 2, startsAt: '2026-11-23' }],
  ],
])('nothing is offered where %s', async (_, orders) => {
  const { said, history } = await show(orders);
  expect(history).toHaveBeenCalledOnce();
  expect(said()).toBe('');
});

test('one that is on its way already says nothing of the one after it', async () => {
  const { said } = await show([ORDER, { ...ORDER, docno: 1002, state: 4, startsAt: '2026-11-23' }]);
  expect(said()).toContain('RSO-1001');
});

test('nothing is offered where the shopper wanted nothing more added, without signal, to a guest', async () => {
  skipAdding(1001);
  expect((await show([ORDER])).said()).toBe('');
  localStorage.removeItem('zad.adding-skipped.7.1001');
  noteUnreachable();
  expect((await show([ORDER])).said()).toBe('');
  noteReachable();
  forgetUser(null);
  const guest = await show([ORDER]);
  expect([guest.said(), guest.history.mock.calls.length]).toEqual(['', 0]);
});

test('while it is added to one already, nothing is offered', async () => {
  keepAdding(ADDING);
  const { history } = await show([ORDER]);
  expect(screen.queryByText(/These items can come/)).toBeNull();
  expect(history).not.toHaveBeenCalled();
});

test('a tap adds the cart to it and says so; the keyboard goes on at the button that stops it', async () => {
  const { user, history } = await show([ORDER]);
  await user.tab();
  expect(document.activeElement).toBe(button());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(keptAdding()).toEqual(ADDING));
  expect(showToast).toHaveBeenCalledExactlyOnceWith('What you buy now is added to order RSO-1001');
  const stop = screen.getByRole('button', { name: 'Stop' });
  expect(document.activeElement).toBe(stop);
  expect(screen.queryByRole('button', { name: 'Add to that order' })).toBeNull();
  // Stopped, it is offered again, as the orders stand by then.
  await user.click(stop);
  await waitFor(() => expect(history).toHaveBeenCalledTimes(2));
  expect(button()).toBeTruthy();
});

test('it is asked once, however often it is tapped, and keeps the focus meanwhile', async () => {
  const { user, asked } = await show([ORDER], () => new Promise(() => undefined));
  await user.click(button());
  await user.click(button());
  expect(asked).toHaveBeenCalledOnce();
  expect(button().getAttribute('aria-disabled')).toBe('true');
  expect(document.activeElement).toBe(button());
});

test('one that has moved on meanwhile: the dialog says so, and the focus has where to come back to', async () => {
  const { user, said } = await show([ORDER], () => ok({ ...ADDING, canAdd: false, state: 2 }));
  await user.click(button());
  await waitFor(() => expect(said()).toBe('Nothing more can be added to order RSO-1001.Add to that order'));
  const order = { docno: 1001, doctype: 'RSO' };
  expect(openPanel).toHaveBeenCalledExactlyOnceWith('addItem', { order, isUnpaid: false });
  expect(keptAdding()).toBeNull();
  // The dialog's Skip.
  act(() => skipAdding(1001));
  expect(document.activeElement).toBe(button());
  await user.click(button());
  expect(openPanel).toHaveBeenCalledOnce();
});

test('no answer: it says that the network is needed, stays, and can be tapped once there is a signal', async () => {
  const { user, asked } = await show([ORDER], () => {
    noteUnreachable();
    return failed('offline');
  });
  await user.click(button());
  await waitFor(() => expect(showToast).toHaveBeenCalledExactlyOnceWith('No signal. This needs the network.', 'error'));
  expect(document.activeElement).toBe(button());
  await user.click(button());
  expect(asked).toHaveBeenCalledOnce();
  act(noteReachable);
  asked.mockReturnValue(ok(ADDING));
  await user.click(button());
  await waitFor(() => expect(keptAdding()?.docno).toBe(1001));
});

test('any other failure is an unexpected one, and said to nobody where the shopper is gone', async () => {
  const { user, asked } = await show([ORDER], () => failed('other-user'));
  await user.click(button());
  await waitFor(() => expect(button().getAttribute('aria-disabled')).toBe('false'));
  expect(showToast).not.toHaveBeenCalled();
  asked.mockReturnValue(failed('invalid'));
  await user.click(button());
  await waitFor(() => expect(showToast).toHaveBeenCalledExactlyOnceWith('An unexpected error occurred.', 'error'));
  expect(keptAdding()).toBeNull();
});
