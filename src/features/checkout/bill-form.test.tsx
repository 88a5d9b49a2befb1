import { QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import type { BillStanding } from '#contract/bills.ts';
import { NEW_CARD } from '#src/domain/checkout/choices.ts';
import { createQueryClient } from '#src/net/read-query.ts';
import { showWidget } from '#tests/support/show-widget.tsx';

import { BillForm } from './bill-form.tsx';

vi.mock('./pay-action.tsx', () => ({ PayAction: () => null }));
vi.mock('./bill-summary.tsx', () => ({ BillSummary: () => null }));
vi.mock('./card-terms.tsx', () => ({ CardTerms: () => null }));

function show(available: number) {
  const answers: Record<string, object> = {
    'wallet.read': { available },
    'payments.readCards': { cards: [], wallets: [], hasCvvField: false },
  };
  const send = vi.fn(
    async ({ name }: { name: string }) =>
      ({ ok: true, value: { value: answers[name] ?? { available, cards: [], wallets: [] }, asOf: '' } }) as never,
  );
  return showWidget(
    <QueryClientProvider client={createQueryClient({ send })}>
      <BillForm
        docno={7}
        bill={{ kind: 'egift', fils: 5000, wallet: 'may' } as BillStanding}
        note={null}
        habits={{ method: NEW_CARD, agrees: true }}
        onUnderWay={() => {}}
        onAgain={() => {}}
      />
    </QueryClientProvider>,
  );
}
const chosen = () => screen.getByRole<HTMLInputElement>('radio', { checked: true });

test('the wallet is chosen where it covers the sum, though a card was used last; what is chosen here stays', async () => {
  const { user } = show(10_000);
  await vi.waitFor(() => expect(chosen().closest('label')?.textContent).toMatch(/Wallet/));
  await user.click(screen.getByRole('radio', { name: /card/i }));
  expect(chosen().closest('label')?.textContent).toMatch(/card/i);
});

test('where it does not cover it, what was used last is', async () => {
  show(100);
  await vi.waitFor(() => expect(chosen().closest('label')?.textContent).toMatch(/card/i));
});
