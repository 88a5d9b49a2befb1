import { QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import type { OrderDetail } from '#contract/order-detail.ts';
import { createQueryClient } from '#src/net/read-query.ts';
import { showWidget } from '#tests/support/show-widget.tsx';

import { RescheduleOrderForm } from './reschedule-order-form.tsx';

const ORDER = { docno: 1001, doctype: 'RSO' } as const;
const DETAIL = {
  ...ORDER,
  day: '2026-11-23',
  time: '10:00 - 12:00',
  startsAt: '2026-11-23T06:00:00.000Z',
  endsAt: '2026-11-23T08:00:00.000Z',
  isExpress: false,
  actions: ['reschedule'],
  children: [],
} as unknown as OrderDetail;
const day = (id: number) => ({ id, label: { en: String(id), ar: '' } });
const slot = (id: number, label: string, hasRoom = true) => ({
  id,
  label,
  hasRoom,
  isDefault: false,
  isNearlyFull: false,
});
const SLOTS = [slot(1, '08:00 - 10:00'), slot(2, '10:00 - 12:00', false), slot(3, '12:00 - 14:00', false)];

async function show(detail: Partial<OrderDetail> = {}, isFull = false, slots = SLOTS) {
  const asked: unknown[] = [];
  const send = vi.fn(async ({ name }: { name: string }, input: unknown) => {
    if (name === 'fulfilment.reschedule') {
      asked.push(input);
      const error = {
        kind: 'refused',
        code: 'slot_full',
        message: 'This delivery time has just been filled. Please choose another.',
      };
      if (isFull) return { ok: false, error } as never;
    }
    const value = { days: [day(20_261_123), day(20_261_124)], slots, refunded: 0 };
    return { ok: true, value: { value, asOf: '', message: 'Success' } } as never;
  });
  const shown = showWidget(
    <QueryClientProvider client={createQueryClient({ send })}>
      <RescheduleOrderForm order={ORDER} detail={{ ...DETAIL, ...detail }} />
    </QueryClientProvider>,
  );
  await screen.findByRole('radio', { name: /08:00/ });
  return { ...shown, asked };
}
const named = (name: RegExp): HTMLInputElement => screen.getByRole('radio', { name });
const update = (): HTMLElement => screen.getByRole('button', { name: 'Update Delivery' });

test('it begins with the time that the order has, full or not; another is asked for once it is chosen', async () => {
  const { user, asked } = await show();
  expect([named(/10:00.–.12:00/).checked, named(/10:00.–.12:00/).disabled, named(/12:00.–.14:00/).disabled]).toEqual([
    true,
    false,
    true,
  ]);
  await user.click(update());
  expect(asked).toEqual([]);
  await user.click(named(/08:00/));
  await user.click(update());
  expect(asked).toEqual([{ ...ORDER, dayId: 20_261_123, slotId: 1 }]);
});

test('on another day its own hours are as full as they are, and the first that has room is chosen', async () => {
  const { user } = await show();
  await user.click(named(/24 Nov/));
  expect([named(/10:00.–.12:00/).disabled, named(/08:00/).checked]).toEqual([true, true]);
});

test('another day keeps the hours that were chosen, else those that the order has', async () => {
  const open = [slot(1, '08:00 - 10:00'), slot(2, '10:00 - 12:00'), slot(3, '12:00 - 14:00')];
  const { user } = await show({}, false, open);
  await user.click(named(/24 Nov/));
  expect(named(/10:00.–.12:00/).checked).toBe(true);
  await user.click(named(/12:00.–.14:00/));
  await user.click(named(/23 Nov/));
  expect(named(/12:00.–.14:00/).checked).toBe(true);
});

test('a time that was filled meanwhile is said, and the form stays', async () => {
  const { user } = await show({}, true);
  await user.click(named(/08:00/));
  await user.click(update());
  expect((await screen.findByRole('alert')).textContent).toContain('has just been filled');
});

test('express becomes ordinary delivery at any other time, and says so', async () => {
  await show({ isExpress: true });
  expect(screen.getByText(/by standard delivery/)).toBeTruthy();
  expect(update().getAttribute('aria-disabled')).toBe('false');
});
