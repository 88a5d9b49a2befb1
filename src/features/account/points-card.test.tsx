import { QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { createQueryClient } from '#src/net/read-query.ts';
import { rememberUser } from '#src/state/session.ts';
import { showWidget } from '#tests/support/show-widget.tsx';

import { PointsCard } from './points-card.tsx';

vi.mock(import('#src/blocks/app-link.tsx'), () => ({ AppLink: ({ path, children }) => <a href={path}>{children}</a> }));

function show(loyalty: { points: number; pointsFils: number } | null): void {
  const answers: Readonly<Record<string, unknown>> = {
    'account.readPoints': { tier: 'standard', points: 1200, colour: '', missing: 3800, nextTier: 'silver' },
    'checkout.readExtras': loyalty && { ...loyalty, pointsBlock: 500, vouchers: [], partners: [] },
  };
  const send = vi.fn(async ({ name }: { name: string }) =>
    answers[name]
      ? ({ ok: true, value: { value: answers[name], asOf: new Date().toISOString(), message: 'Success' } } as never)
      : ({ ok: false, error: { kind: 'offline' } } as never),
  );
  showWidget(
    <QueryClientProvider client={createQueryClient({ send })}>
      <PointsCard />
    </QueryClientProvider>,
  );
}
const said = (): (string | undefined)[] =>
  screen.getAllByRole('link').map((link) => link.textContent?.replaceAll('\u00A0', ' '));

beforeEach(() => {
  rememberUser({ id: 7, firstName: 'Sara', lastName: '', email: 'sara@example.ae', customerCode: 'C7' });
});

test('each kind of points says how many there are and what they do; what is not counted has no figure', async () => {
  show({ points: 1000, pointsFils: 10_000 });
  await screen.findByText('Worth AED 100.00 at checkout');
  expect(said()).toEqual([
    'Account points1,200They decide your tier',
    'Loyalty points1,000Worth AED 100.00 at checkout',
    'Referral pointsNot open yet',
  ]);
});

test('points that come to no whole block are worth nothing yet, and it says from how many on they are', async () => {
  show({ points: 40, pointsFils: 0 });
  await screen.findByText('Used at checkout from 500 on');
  expect(said()[1]).toBe('Loyalty points40Used at checkout from 500 on');
});

test('without signal loyalty points say nothing, and never a nought that nobody counted', async () => {
  show(null);
  await screen.findByText('1,200');
  expect(said()[1]).toBe('Loyalty points');
});
