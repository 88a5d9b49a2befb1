import { QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { createQueryClient } from '#src/net/read-query.ts';
import { showWidget } from '#tests/support/show-widget.tsx';

import { PointsKinds } from './points-kinds.tsx';

vi.mock('#src/state/session.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  useSessionUser: () => ({ id: 1 }),
}));
vi.mock('./app-link.tsx', () => ({
  AppLink: ({ path, isCurrent, children }: { path: string; isCurrent: boolean; children: React.ReactNode }) => (
    <a href={path} aria-current={isCurrent ? 'page' : undefined}>
      {children}
    </a>
  ),
}));

test('each kind of points with its number, what it is for and the way to its page', async () => {
  const send = vi.fn(async (call: { name: string }) => {
    const points = call.name === 'points.read' ? 1500 : 122;
    return { ok: true, value: { value: { points, pointsPerOrder: 50 }, asOf: new Date().toISOString() } } as never;
  });
  showWidget(
    <QueryClientProvider client={createQueryClient({ send })}>
      <PointsKinds current="account" />
    </QueryClientProvider>,
  );
  const way = (name: RegExp) => screen.findByRole('link', { name });
  expect((await way(/^Loyalty points\s*1,500\s*to spend$/)).getAttribute('href')).toBe('/account/myrewardpoints');
  expect((await way(/^Account points\s*122\s*for your tier$/)).getAttribute('aria-current')).toBe('page');
  expect((await way(/^Referral points\s*\+50\s*for a friend’s order$/)).getAttribute('aria-current')).toBeNull();
});
