import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { showWidget } from '#tests/support/show-widget.tsx';

import { PayAction } from './pay-action.tsx';
import type { PayMethod } from './pay-method.ts';

// Nothing is challenged here, and it would want the app's router.
vi.mock(import('./challenge-modal.tsx'), () => ({ ChallengeModal: () => <></> }));

function show() {
  const client = new QueryClient();
  const onTermsMissed = vi.fn();
  const at = (method: PayMethod | null, agrees = false) => (
    <QueryClientProvider client={client}>
      <PayAction
        document={{ doctype: 'PBO', docno: 7 }}
        total={12_000}
        method={method}
        agrees={agrees}
        savesCard={false}
        hasCvvField={false}
        onTermsMissed={onTermsMissed}
        onUnderWay={vi.fn()}
        onPaid={vi.fn()}
        onChanged={vi.fn()}
      />
    </QueryClientProvider>
  );
  return { ...showWidget(at(null)), at, onTermsMissed };
}

const said = (): string | null => screen.queryByRole('alert')?.textContent ?? null;
const newCard: PayMethod = { kind: 'new-card' };

test('that no method was chosen is said until one is, though its terms are not agreed to yet', async () => {
  const { user, at, rerender, onTermsMissed } = show();
  await user.click(screen.getByRole('button'));
  expect(said()).toBe('Select a payment method');
  rerender(at(newCard));
  expect(said()).toBeNull();
  expect(onTermsMissed).not.toHaveBeenCalled();
});

test('that the terms are not agreed to is said until they are', async () => {
  const { user, at, rerender, onTermsMissed } = show();
  rerender(at(newCard));
  await user.click(screen.getByRole('button'));
  expect(said()).toContain('Tick the box');
  expect(onTermsMissed).toHaveBeenCalledOnce();
  rerender(at(newCard, true));
  expect(said()).toBeNull();
});
