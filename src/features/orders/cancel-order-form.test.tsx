import { QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import type { OrderDetail } from '#contract/order-detail.ts';
import { createQueryClient } from '#src/net/read-query.ts';
import { forgetUser, rememberUser } from '#src/state/session.ts';
import { showWidget } from '#tests/support/show-widget.tsx';

import { CancelOrderForm } from './cancel-order-form.tsx';

const ORDER = { docno: 1001, doctype: 'RSO' } as const;
const DETAIL = {
  ...ORDER,
  day: '2026-11-23',
  net: 8450,
  taken: null,
  paidBy: 'card',
  actions: ['cancel'],
  refundWays: ['CARD', 'WALLET'],
  refunds: [],
  children: [],
  totals: [],
} as unknown as OrderDetail;

afterEach(() => forgetUser(null));

function show(detail: Partial<OrderDetail> = {}, box: object = {}) {
  const send = vi.fn(async () => ({ ok: true, value: { value: box, asOf: '', message: 'Success' } }) as never);
  const client = createQueryClient({ send });
  const shown = showWidget(
    <QueryClientProvider client={client}>
      <CancelOrderForm order={ORDER} detail={{ ...DETAIL, ...detail }} />
    </QueryClientProvider>,
  );
  return { ...shown, asked: () => send.mock.calls.map((call) => (call as unknown[])[1]) };
}
const chosen = (): unknown => screen.getByRole<HTMLInputElement>('radio', { checked: true }).value;

test('the way it was paid is preselected, and what goes back is said of the way that is chosen', async () => {
  const { user, asked } = show({ taken: 8450 });
  expect(chosen()).toBe('CARD');
  expect(screen.getByRole('status').textContent).toMatch(
    /84\.50.*goes back to your card; your bank may take up to 7 working days/,
  );
  await user.click(screen.getByRole('radio', { name: 'Wallet' }));
  expect(screen.getByRole('status').textContent).toMatch(/84\.50.*goes to your wallet/);
  expect(asked()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Cancel the order' }));
  expect(asked()).toEqual([{ ...ORDER, refundTo: 'WALLET' }]);
});

test('of a card that nothing was taken from yet, no money is said to come back: its bank frees it', () => {
  show();
  expect(screen.getByRole('status').textContent).toMatch(
    /^Nothing was taken yet: your bank frees the amount.*7 working days/,
  );
});

test.each([
  [[], null],
  [['voucher'], 'You can use your voucher again.'],
  [['discount', 'points'], 'You can use your discount code and your points again.'],
])('of voucher, points and code those that were used are named, and no other: %j', (ids, said) => {
  show({
    totals: ['goods', ...ids].map((id) => ({ id, label: { en: id, ar: '' }, fils: -2000, colour: '', face: '' })),
  });
  const note = screen.queryByText(/^You can use/);
  if (said === null) expect(note).toBeNull();
  else
    expect(note?.textContent).toBe(
      `${said} If several orders were paid together, that is once all of them are cancelled.`,
    );
});

test('what the wallet paid goes back there alone; of what was taken, what is back already does not go back again', () => {
  const back = { fils: 450, way: 'WALLET', reason: 'express', isDone: true, at: '' } as const;
  show({ paidBy: 'wallet', refundWays: ['WALLET'], taken: 8000, refunds: [back] });
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.getByRole('status').textContent).toMatch(/75\.50.*goes to your wallet/);
});

test('orders that were added to it are named, but for those that are cancelled already', () => {
  show({
    children: [
      { docno: 1002, state: 1 },
      { docno: 1003, state: -1 },
    ],
  });
  const named = screen.getByText(/is cancelled too/).textContent;
  expect([named?.includes('RSO-1002'), named?.includes('RSO-1003')]).toEqual([true, false]);
});

test('an order that has moved on since the button was shown is not asked about', () => {
  show({ actions: ['track'] });
  expect(screen.getByText(/can no longer be cancelled/)).toBeTruthy();
  expect(screen.queryByRole('radio')).toBeNull();
});

test('packaging that goes back at the same time is said to be collected all the same', async () => {
  rememberUser({ id: 7, firstName: 'Sara', lastName: '', email: 'sara@example.ae', customerCode: 'C7' });
  const hours = { startsAt: '2026-11-23T10:00:00.000Z', endsAt: '2026-11-23T12:00:00.000Z' };
  const asked = { ...hours, id: 1, state: 'asked' };
  const { unmount } = show(hours, { collections: [asked] });
  const said = await screen.findByText(/^We still come for your packaging/);
  expect(said.textContent).toMatch(/packaging: Mon.23.Nov,.14:00.–.16:00\. If that/);
  unmount();
  const other = { ...asked, startsAt: '2026-11-24T10:00:00.000Z' };
  const { asked: questions } = show(hours, { collections: [{ ...asked, state: 'collected' }, other] });
  await vi.waitFor(() => expect(questions()).toHaveLength(1));
  expect(screen.queryByText(/still come/)).toBeNull();
});
