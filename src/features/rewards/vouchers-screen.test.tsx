import { QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { createQueryClient } from '#src/net/read-query.ts';
import { showWidget } from '#tests/support/show-widget.tsx';

import { VouchersScreen } from './vouchers-screen.tsx';

vi.mock('#src/state/session.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  useSessionUser: () => ({ id: 1 }),
}));
vi.mock('@tanstack/react-router', () => ({
  Link: ({ children }: { children: React.ReactNode }) => <a href="/en">{children}</a>,
}));
vi.mock('#src/blocks/screen-header.tsx', () => ({ ScreenHeader: () => null }));

function show(vouchers: object[]) {
  const send = vi.fn(
    async () => ({ ok: true, value: { value: { vouchers }, asOf: new Date().toISOString() } }) as never,
  );
  return showWidget(
    <QueryClientProvider client={createQueryClient({ send })}>
      <VouchersScreen />
    </QueryClientProvider>,
  );
}

test('each voucher says what it is worth and its last day', async () => {
  const title = { en: 'AED 20 from Zad', ar: '' };
  show([{ id: 1, title, fils: 2000, expiresAt: '2027-05-26T19:59:59.999Z' }]);
  const card = await screen.findByRole('region');
  expect(card.textContent).toMatch(/AED 20 from ZadAED.20\.00Until 26 May 2027/);
  expect(screen.queryByText('You have no vouchers')).toBeNull();
});

test('who has none reads so', async () => {
  show([]);
  expect(await screen.findByText('You have no vouchers')).toBeTruthy();
  expect(screen.queryByRole('region')).toBeNull();
});
