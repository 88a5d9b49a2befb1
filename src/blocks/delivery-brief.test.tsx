import { QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { createQueryClient } from '#src/net/read-query.ts';
import { showWidget } from '#tests/support/show-widget.tsx';

import { DeliveryBrief } from './delivery-brief.tsx';

const SLOT = { isToday: true, day: { en: 'Today', ar: 'اليوم' }, from: '18:00', to: '20:00' };

function show(answer: { slot: object | null; fee: number } | null) {
  const send = vi.fn(
    async () =>
      (answer
        ? { ok: true, value: { value: answer, asOf: new Date().toISOString() } }
        : { ok: false, error: { kind: 'offline' } }) as never,
  );
  return {
    send,
    ...showWidget(
      <QueryClientProvider client={createQueryClient({ send })}>
        <DeliveryBrief />
      </QueryClientProvider>,
    ),
  };
}

test('a guest is told the fee, that there is no minimum, and the next time', async () => {
  const { container } = show({ slot: SLOT, fee: 1000 });
  await screen.findByText('No minimum');
  expect(container.textContent?.replaceAll('\u00a0', ' ')).toBe('Delivery AED 10.00No minimumToday 18:00 – 20:00');
});

test('another day is named; a fee of nothing is free; without a free time none is promised', async () => {
  const { container, unmount } = show({
    slot: { ...SLOT, isToday: false, day: { en: 'Tuesday', ar: 'الثلاثاء' } },
    fee: 0,
  });
  await screen.findByText('Free delivery');
  expect(container.textContent).toContain('Tuesday');
  unmount();
  show({ slot: null, fee: 0 });
  await screen.findByText('Free delivery');
  expect(screen.queryByText(/Today/)).toBeNull();
});

test('without signal it says nothing', async () => {
  const { container, send } = show(null);
  await vi.waitFor(() => expect(send).toHaveBeenCalled());
  expect(container.textContent).toBe('');
});
