import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import type { TimesByKind } from '#src/domain/checkout/choices.ts';
import { createQueryClient } from '#src/net/read-query.ts';
import { showWidget } from '#tests/support/show-widget.tsx';

import { ConfirmDeliveries } from './confirm-deliveries.tsx';
import { DELIVERIES_FORM } from './deliveries-form.ts';

const group = (number: number, kind: string, firstDayId: number) => ({
  docno: 31,
  doctype: 'PRO',
  group: number,
  kind,
  lines: [],
  firstDayId,
  dayId: firstDayId,
  dayLabel: { en: '', ar: '' },
  slotId: 1,
  time: '10:00 - 12:00',
});
const slot = (id: number, hasRoom: boolean) => ({
  id,
  label: `${8 + 2 * id}:00`,
  isDefault: false,
  hasRoom,
  isNearlyFull: false,
});
const DAYS = [20261124, 20261126].map((id) => ({ id, label: { en: '', ar: '' } }));

async function show(before: TimesByKind) {
  const sent: unknown[] = [];
  const send = vi.fn(async ({ name }: { name: string }, input: { times: unknown }) => {
    if (name === 'checkout.confirmGroups') sent.push(input.times);
    const value = {
      'checkout.readGroups': { groups: [group(1, 'standard', 20261124), group(2, 'cake', 20261126)] },
      'checkout.readDates': { days: DAYS },
      'checkout.readTimes': { slots: [slot(1, true), slot(2, true), slot(3, false)] },
    }[name];
    return { ok: true, value: { value: value ?? {}, asOf: '', message: 'Success' } } as never;
  });
  const told = { onWanted: vi.fn(), onConfirmed: vi.fn(), onTogether: vi.fn() };
  const shown = showWidget(
    <QueryClientProvider client={createQueryClient({ send: send as never })}>
      <ConfirmDeliveries prepared={{ docno: 31, doctype: 'PRO' }} before={before} {...told} />
    </QueryClientProvider>,
  );
  await waitFor(() => expect(screen.getAllByRole('radiogroup', { name: 'Delivery time' })).toHaveLength(2));
  const times = (at: number): HTMLElement[] => [
    ...(screen.getAllByRole('radiogroup', { name: 'Delivery time' })[at]?.querySelectorAll('input') ?? []),
  ];
  const chosen = (at: number): number => times(at).findIndex((one) => one.matches(':checked')) + 1;
  return { ...shown, ...told, sent, times, chosen };
}

test('what is chosen is told before it is confirmed, and all of it is confirmed at once', async () => {
  const { user, onWanted, onConfirmed, sent, times, chosen } = await show({});
  // What cannot come with the rest stands first.
  await user.click(times(0)[1] as HTMLElement);
  expect([chosen(0), chosen(1)]).toEqual([2, 1]);
  expect(onWanted).toHaveBeenCalledExactlyOnceWith({ cake: { dayId: 20261126, slotId: 2 } });
  expect(onConfirmed).not.toHaveBeenCalled();
  fireEvent.submit(document.getElementById(DELIVERIES_FORM) as HTMLElement);
  const standard = { dayId: 20261124, slotId: 1 };
  await waitFor(() =>
    expect(onConfirmed).toHaveBeenCalledExactlyOnceWith({ standard, cake: { dayId: 20261126, slotId: 2 } }),
  );
  expect(sent).toEqual([
    [
      { group: 1, dayId: 20261124, slotId: 1 },
      { group: 2, dayId: 20261126, slotId: 2 },
    ],
  ]);
});

test('what was chosen before is chosen again; where that time is full meanwhile, one that has room is', async () => {
  const { chosen } = await show({
    standard: { dayId: 20261124, slotId: 2 },
    cake: { dayId: 20261126, slotId: 3 },
  });
  await waitFor(() => expect([chosen(0), chosen(1)]).toEqual([1, 2]));
});

test('everything can come at once on the first day of the last delivery', async () => {
  const { user, onTogether } = await show({});
  await user.click(screen.getByRole('button', { name: /Bring everything at once on/ }));
  expect(onTogether).toHaveBeenCalledExactlyOnceWith(20261126);
});
