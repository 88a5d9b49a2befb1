import { QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import type { AppError } from '#src/net/app-error.ts';
import { createQueryClient } from '#src/net/read-query.ts';
import { openPanel } from '#src/state/panels.ts';
import { showWidget } from '#tests/support/show-widget.tsx';

import { AdvanceOrderPanel } from './advance-order-panel.tsx';

const PREPARED = { docno: 31, doctype: 'PRO' } as const;
const line = (at: number) => ({
  stockCode: `1010${at}`,
  name: { en: `Product ${at}`, ar: `منتج ${at}` },
  image: '/p.svg',
  origin: { en: '', ar: '' },
  quantity: at,
});
const group = (number: number, kind: 'standard' | 'cake', lines: number) => ({
  docno: 31,
  doctype: 'PRO',
  group: number,
  kind,
  lines: Array.from({ length: lines }, (_, at) => line(at + 1)),
  firstDayId: 20261124,
  dayId: 20261124,
  dayLabel: { en: 'Tuesday', ar: 'الثلاثاء' },
  slotId: 1,
  time: '10:00 - 12:00',
});
const slot = (id: number, label: string, more = {}) => ({
  id,
  label,
  isDefault: false,
  hasRoom: true,
  isNearlyFull: false,
  ...more,
});
/** The first of a day is full, its default one is not the first that has room. */
const SLOTS = {
  20261124: [slot(1, '10:00 - 12:00', { hasRoom: false }), slot(2, '12:00 - 14:00')],
  20261125: [
    slot(3, '10:00 - 12:00', { hasRoom: false }),
    slot(4, '12:00 - 14:00'),
    slot(5, '14:00 - 16:00', { isDefault: true }),
  ],
} as const;
const DAYS = [
  { id: 20261124, label: { en: 'Tuesday', ar: 'الثلاثاء' } },
  { id: 20261125, label: { en: 'Wednesday', ar: 'الأربعاء' } },
];

async function show(refusal?: AppError) {
  const onUpdated = vi.fn();
  const sent: unknown[] = [];
  const asked: number[] = [];
  const send = vi.fn(async ({ name }: { name: string }, input: { dayId: keyof typeof SLOTS; times: unknown }) => {
    const value = ((): object => {
      if (name === 'checkout.readGroups') return { groups: [group(1, 'standard', 12), group(2, 'cake', 2)] };
      if (name === 'checkout.readDates') return { days: DAYS };
      if (name === 'checkout.readTimes') {
        asked.push(input.dayId);
        return { slots: SLOTS[input.dayId] };
      }
      sent.push([name, input.times]);
      return {};
    })();
    if (refusal && name === 'checkout.updateGroups') return { ok: false, error: refusal } as never;
    return { ok: true, value: { value, asOf: '', message: 'Success' } } as never;
  });
  const shown = showWidget(
    <QueryClientProvider client={createQueryClient({ send: send as never })}>
      <AdvanceOrderPanel prepared={PREPARED} onUpdated={onUpdated} />
    </QueryClientProvider>,
  );
  await screen.findAllByRole('radiogroup', { name: 'Delivery time' });
  const sections = screen.getAllByRole('region');
  return { ...shown, onUpdated, sent, asked, first: sections[0] as HTMLElement, second: sections[1] as HTMLElement };
}
const update = () => screen.getByRole('button', { name: 'Update order' });
const radio = (part: HTMLElement, value: number): HTMLElement =>
  part.querySelector(`input[value="${value}"]`) as HTMLElement;

beforeEach(() => vi.restoreAllMocks());

test('each delivery shows up to nine of its products with their quantities, and its own days and times', async () => {
  const { first, second } = await show();
  expect(within(first).getAllByRole('img')).toHaveLength(9);
  expect(first.textContent).toContain('×9');
  expect(first.textContent).toMatch(/\+3\s*more/);
  expect(within(second).getAllByRole('img')).toHaveLength(2);
  for (const part of [first, second]) {
    expect(
      within(part)
        .getAllByRole('radiogroup')
        .map((one) => one.getAttribute('aria-label')),
    ).toEqual(['Delivery date', 'Delivery time']);
    // The time that it holds is its own, full or not.
    expect(radio(part, 1).hasAttribute('disabled')).toBe(false);
  }
});

test('another day asks for its times and begins with the default one; one button sends every delivery, and closes', async () => {
  const back = vi.spyOn(history, 'back').mockImplementation(() => undefined);
  const { user, second, onUpdated, sent, asked } = await show();
  openPanel('advance_order', { prepared: PREPARED, onUpdated });
  await user.click(radio(second, 20261125));
  await waitFor(() => expect(radio(second, 5).matches(':checked')).toBe(true));
  expect(asked).toEqual([20261124, 20261124, 20261125]);
  expect(radio(second, 3).hasAttribute('disabled')).toBe(true);
  await user.click(update());
  expect(sent).toEqual([
    [
      'checkout.updateGroups',
      [
        { group: 1, dayId: 20261124, slotId: 1 },
        { group: 2, dayId: 20261125, slotId: 5 },
      ],
    ],
  ]);
  expect(onUpdated).toHaveBeenCalledExactlyOnceWith({
    standard: { dayId: 20261124, slotId: 1 },
    cake: { dayId: 20261125, slotId: 5 },
  });
  expect(back).toHaveBeenCalledOnce();
});

test('a time that was filled meanwhile is said, and nothing is taken as changed', async () => {
  const message = 'This delivery time has just been filled. Please choose another.';
  const { user, onUpdated } = await show({ kind: 'refused', code: 'slot_full', message });
  await user.click(update());
  expect((await screen.findByRole('alert')).textContent).toBe(message);
  expect(onUpdated).not.toHaveBeenCalled();
});
