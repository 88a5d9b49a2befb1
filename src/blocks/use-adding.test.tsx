import { QueryClientProvider } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { keepAdding, keptAdding, skipAdding, type Adding } from '#src/domain/orders/adding.ts';
import { createQueryClient } from '#src/net/read-query.ts';
import { showWidget } from '#tests/support/show-widget.tsx';

import { useAdding } from './use-adding.ts';

const openPanel = vi.hoisted(() => vi.fn());
vi.mock(import('#src/state/panels.ts'), async (original) => ({ ...(await original()), openPanel }));

const ADDING: Adding = {
  docno: 1001,
  doctype: 'RSO',
  canAdd: true,
  state: 1,
  dayLabel: { en: 'Monday, 23 November', ar: 'الاثنين، 23 نوفمبر' },
  time: '08:00 - 10:00',
};

function Page({ isPaying }: { isPaying: boolean }) {
  const { adding } = useAdding({ isPaused: isPaying });
  return <p>{adding ? `with ${adding.docno}` : 'alone'}</p>;
}

function show(isPaying: boolean) {
  const value = { ...ADDING, canAdd: false, state: 2 };
  const send = vi.fn(async () => ({ ok: true, value: { value, asOf: '', message: '' } }) as never);
  const client = createQueryClient({ send });
  const page = (isPayingNow: boolean) => (
    <QueryClientProvider client={client}>
      <Page isPaying={isPayingNow} />
    </QueryClientProvider>
  );
  const shown = showWidget(page(isPaying));
  return { ...shown, send, pay: (isPayingNow: boolean) => shown.rerender(page(isPayingNow)) };
}

beforeEach(() => {
  localStorage.clear();
  openPanel.mockClear();
  keepAdding(ADDING);
});

test('an order that has moved on is let go, and the dialog says so', async () => {
  const { container } = show(false);
  await waitFor(() => expect(container.textContent).toBe('alone'));
  expect(keptAdding()).toBeNull();
  expect(openPanel).toHaveBeenCalledExactlyOnceWith('addItem', {
    order: { docno: 1001, doctype: 'RSO' },
    isUnpaid: false,
  });
});

test('while it is paid nothing changes; a payment that was given back is followed by the dialog, which says so', async () => {
  const { send, container, pay } = show(true);
  await new Promise((done) => setTimeout(done, 20));
  expect([send.mock.calls.length, container.textContent]).toEqual([0, 'with 1001']);
  pay(false);
  await waitFor(() => expect(container.textContent).toBe('alone'));
  const order = { docno: 1001, doctype: 'RSO' };
  expect(openPanel).toHaveBeenCalledExactlyOnceWith('addItem', { order, isUnpaid: true });
});

test('who wanted nothing more added is not asked again', async () => {
  skipAdding(1001);
  const { container, send } = show(false);
  expect(container.textContent).toBe('alone');
  expect(send).not.toHaveBeenCalled();
  expect(openPanel).not.toHaveBeenCalled();
});
