import { QueryClientProvider } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { rewardMessages } from '#contract/messages/rewards.ts';
import type { Rewards } from '#contract/rewards.ts';
import type { AppError } from '#src/net/app-error.ts';
import { createQueryClient } from '#src/net/read-query.ts';
import { showWidget } from '#tests/support/show-widget.tsx';

import { RewardPointsScreen } from './reward-points-screen.tsx';

vi.mock('#src/state/session.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  useSessionUser: () => ({ id: 1 }),
}));
vi.mock('#src/blocks/app-link.tsx', () => ({
  AppLink: ({ path, children }: { path: string; children: React.ReactNode }) => <a href={path}>{children}</a>,
}));
vi.mock('#src/blocks/points-kinds.tsx', () => ({ PointsKinds: () => null }));
vi.mock('#src/blocks/screen-header.tsx', () => ({ ScreenHeader: () => null }));

const NONE: Rewards = {
  points: 0,
  pointsFils: 0,
  pointsBlock: 500,
  blockFils: 5000,
  perHundred: 10,
  months: 6,
  ending: null,
  moves: [],
};
const move = (points: number, order: number) => ({
  order,
  at: '2026-11-20T08:00:00.000Z',
  words: { en: points > 0 ? 'Earned with your order' : 'Used for an order', ar: '' },
  points,
});

const VOUCHER = { id: 700_001, fils: 5000, expiresAt: '2027-05-26T19:59:59.999Z' };

function show(rewards: Rewards, refusal?: AppError) {
  const sent: unknown[] = [];
  const send = vi.fn(async (call: { name: string }, input: unknown) => {
    if (call.name === 'points.read')
      return { ok: true, value: { value: rewards, asOf: new Date().toISOString() } } as never;
    sent.push([call.name, input]);
    return (refusal ? { ok: false, error: refusal } : { ok: true, value: { value: VOUCHER } }) as never;
  });
  const shown = showWidget(
    <QueryClientProvider client={createQueryClient({ send })}>
      <RewardPointsScreen />
    </QueryClientProvider>,
  );
  return { ...shown, sent };
}

const TURN = /^Turn 500 points into AED.50\.00$/;

test('points become a voucher once that was said yes to, and until when it can be used is said', async () => {
  const { user, sent } = show({ ...NONE, points: 800, pointsFils: 5000 });
  await user.click(await screen.findByRole('button', { name: TURN }));
  await user.click(await screen.findByRole('button', { name: 'Not now' }));
  expect(sent).toEqual([]);
  await user.click(screen.getByRole('button', { name: TURN }));
  await user.click(await screen.findByRole('button', { name: 'Make the voucher' }));
  expect((await screen.findByText(/Your voucher of/)).textContent).toMatch(
    /AED.50\.00 is ready\. Use it by 26 May 2027/,
  );
  expect(sent).toEqual([['checkout.turnIntoVoucher', { points: 500 }]]);
});

test('a voucher that the shop refuses is said with its sentence', async () => {
  const refusal = { kind: 'refused', code: 'too_few', message: rewardMessages.tooFew[0] } as AppError;
  const { user } = show({ ...NONE, points: 500, pointsFils: 5000 }, refusal);
  await user.click(await screen.findByRole('button', { name: TURN }));
  await user.click(await screen.findByRole('button', { name: 'Make the voucher' }));
  expect((await screen.findByRole('alert')).textContent).toBe(rewardMessages.tooFew[0]);
});

test('too few points for a voucher are offered none', async () => {
  show({ ...NONE, points: 499 });
  await screen.findByTestId('reward-points');
  expect(screen.queryByRole('button', { name: TURN })).toBeNull();
});

test('the points, what can be paid with them, which end first, and what moved them', async () => {
  show({
    ...NONE,
    points: 800,
    pointsFils: 5000,
    ending: { points: 300, at: '2027-05-26T19:59:59.999Z' },
    moves: [move(-500, 0), move(40, 1001)],
  });
  expect((await screen.findByTestId('reward-points')).textContent).toBe('800');
  expect(screen.getByText(/500 of them are worth AED.50\.00/)).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Your points' }).textContent).toMatch(/Use 300 points by 26 May 2027/);
  const [spent, earned] = within(screen.getByRole('group')).getAllByRole('listitem');
  expect(spent?.textContent).toMatch(/Used for an order.*−500/);
  expect(within(spent as HTMLElement).queryByRole('link')).toBeNull();
  expect(earned?.textContent).toMatch(/Earned with your order.*\+40/);
  expect(within(earned as HTMLElement).getByRole('link', { name: 'RSO-1001' })).toBeTruthy();
});

test('points that are too few to be used are not urged upon anybody', async () => {
  show({ ...NONE, points: 300, ending: { points: 300, at: '2027-05-26T19:59:59.999Z' } });
  expect((await screen.findByTestId('reward-points')).textContent).toBe('300');
  expect(screen.getByRole('region', { name: 'Your points' }).textContent).not.toMatch(/Use/);
});

test('ten moves are shown, and ten more at each press', async () => {
  const { user } = show({ ...NONE, moves: Array.from({ length: 15 }, (_, index) => move(10, 1000 + index)) });
  const rows = () => within(screen.getByRole('group')).getAllByRole('listitem');
  const more = await screen.findByRole('button', { name: 'Show more' });
  expect(rows()).toHaveLength(10);
  await user.click(more);
  expect([rows().length, screen.queryByRole('button', { name: 'Show more' })]).toEqual([15, null]);
});

test('who has none yet reads so, and how to get some', async () => {
  show(NONE);
  expect(await screen.findByText('No records to show')).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Your points' }).textContent).not.toMatch(/Use/);
  expect(screen.getByRole('region', { name: 'How points work' }).textContent).toMatch(
    /For each AED.100\.00 of fruit, vegetables and meat10 points500 points at checkoutAED.50\.00Can be used for6 months/,
  );
});
