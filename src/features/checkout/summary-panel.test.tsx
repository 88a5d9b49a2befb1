import { QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { createQueryClient } from '#src/net/read-query.ts';
import { openPanel } from '#src/state/panels.ts';
import { showWidget } from '#tests/support/show-widget.tsx';

import { SummaryPanel } from './summary-panel.tsx';

const ORDER = { docno: 31, doctype: 'PRO' } as const;
const line = (id: string, english: string, fils: number) => ({
  id,
  fils,
  label: { en: english, ar: english },
  colour: '',
  face: '',
});
/** The wallet covers all of it. */
const TOTALS = {
  gross: 6350,
  discount: 0,
  net: 7350,
  payable: 0,
  lines: [
    line('goods', 'Products', 6350),
    line('delivery', 'Delivery', 1000),
    line('wallet', 'Wallet Balance', -7350),
    line('netpayable', 'Net Payable', 0),
  ],
};
const GROUP = {
  docno: 31,
  doctype: 'PRO',
  group: 1,
  kind: 'standard',
  lines: [{ stockCode: '101001', name: { en: 'Apples', ar: 'تفاح' }, image: '/p.svg', origin: {}, quantity: 3 }],
  firstDayId: 20261124,
  dayId: 20201124,
  dayLabel: { en: 'Tuesday', ar: 'الثلاثاء' },
  slotId: 1,
  time: '10:00 - 12:00',
};

function show({ isCharged = false, failures = 0 } = {}) {
  let left = failures;
  const send = vi.fn(async ({ name }: { name: string }) => {
    const isTotals = name === 'checkout.readTotals';
    if (isTotals && left > 0) {
      left -= 1;
      return { ok: false, error: { kind: 'invalid', call: name, path: '' } } as never;
    }
    const value = isTotals ? TOTALS : { groups: [GROUP] };
    return { ok: true, value: { value, asOf: '', message: 'Success' } } as never;
  });
  return showWidget(
    <QueryClientProvider client={createQueryClient({ send })}>
      <SummaryPanel order={ORDER} isCharged={isCharged} />
    </QueryClientProvider>,
  );
}
const figures = (): string[] =>
  [...document.querySelectorAll('[data-total]')].map(({ textContent }) => textContent.replaceAll(/\s/g, ' '));

test('what is in the order, when it comes, and each line of what it comes to', async () => {
  show();
  expect((await screen.findByRole('img', { name: 'Apples' })).parentElement?.textContent).toBe('×3');
  expect(screen.getByRole('region', { name: 'Your groceries' }).textContent).toContain(
    'Tue 24 Nov 2020, 10:00\u00a0–\u00a012:00',
  );
  await waitFor(() =>
    expect(figures()).toEqual([
      'ProductsAED 63.50',
      'DeliveryAED 10.00',
      'From your wallet-AED 73.50',
      'Net PayableAED 0.00',
    ]),
  );
});

test('paid by a card there is no line of the wallet, and the card pays all of it', async () => {
  show({ isCharged: true });
  await waitFor(() => expect(figures()).toEqual(['ProductsAED 63.50', 'DeliveryAED 10.00', 'Net PayableAED 73.50']));
});

test('what could not be read is asked for again by a tap', async () => {
  const { user } = show({ failures: 1 });
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(figures()).toHaveLength(4));
});

test('its button leads back over the panel', async () => {
  const back = vi.spyOn(history, 'back').mockImplementation(() => undefined);
  openPanel('mobile_checkout', { order: ORDER, isCharged: false });
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Back to checkout' }));
  expect(back).toHaveBeenCalledOnce();
  back.mockRestore();
});
