import { QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';

import type { AppError } from '#src/net/app-error.ts';
import { createQueryClient } from '#src/net/read-query.ts';
import { noteReachable, noteUnreachable } from '#src/state/connectivity.ts';
import { rememberUser } from '#src/state/session.ts';
import { showWidget } from '#tests/support/show-widget.tsx';
import { WALLET_LIMITS } from '#tests/support/wallet-limits.ts';

import { TopUpForm } from './top-up-form.tsx';

const navigate = vi.hoisted(() => vi.fn());
vi.mock(import('@tanstack/react-router'), async (original) => ({ ...(await original()), useNavigate: () => navigate }));

const ROWS = [
  { fils: 50_000, amount: { en: 'AED 500', ar: '500' }, bonus: { en: 'AED 20 bonus', ar: 'مكافأة 20 د.إ.' } },
];

function show(refused?: AppError) {
  const asked: [string, unknown, string | undefined][] = [];
  const send = vi.fn(async (call: { name: string }, input: unknown, _signal: unknown, key?: string) => {
    if (call.name === 'wallet.readBulk') return { ok: true, value: { value: { rows: ROWS }, asOf: '' } } as never;
    asked.push([call.name, input, key]);
    if (refused) return { ok: false, error: refused } as never;
    return { ok: true, value: { value: { docno: 700_001 }, asOf: '', message: 'Success' } } as never;
  });
  const shown = showWidget(
    <QueryClientProvider client={createQueryClient({ send })}>
      <TopUpForm limits={WALLET_LIMITS} />
    </QueryClientProvider>,
  );
  return { ...shown, asked, add: () => shown.user.click(screen.getByRole('button', { name: 'Add money' })) };
}
const box = (): HTMLInputElement => screen.getByRole('textbox', { name: /amount in AED$/i });
const saidOfBox = (): string | null =>
  document.getElementById(box().getAttribute('aria-describedby') ?? '')?.textContent?.replaceAll('\u00A0', ' ') ?? null;
/** The focus comes with the next frame, after a closed dialog gave its own back. */
const boxHasFocus = (): Promise<void> => vi.waitFor(() => expect(document.activeElement).toBe(box()));

// The question's dialog is fetched when it is first asked: before a test's time begins.
beforeAll(() => import('#src/ui/confirm-dialog.tsx'));
beforeEach(() => {
  localStorage.clear();
  navigate.mockClear();
  noteReachable();
  rememberUser({ id: 7, firstName: 'Sara', lastName: '', email: 'sara@example.ae', customerCode: 'C7' });
});

test.each([
  ['', 'please enter amount'],
  ['0', 'please enter amount'],
  ['-50', 'please enter amount'],
  ['fifty', 'please enter amount'],
  ['10.005', 'please enter amount'],
  ['9.99', 'You can add AED 10 or more'],
  ['5000.01', 'You can add up to AED 5,000 at once'],
])('"%s" is told at its box, which has the focus; nothing is asked', async (typed, sentence) => {
  const { user, add, asked } = show();
  expect(saidOfBox()).toBe('From AED 10 to AED 5,000');
  if (typed !== '') await user.type(box(), typed);
  await add();
  expect([saidOfBox(), box().getAttribute('aria-invalid')]).toEqual([sentence, 'true']);
  await boxHasFocus();
  expect([screen.queryByRole('alertdialog'), asked]).toEqual([null, []]);
  await user.type(box(), '1');
  expect(box().hasAttribute('aria-invalid')).toBe(false);
});

test('an amount that brings a bonus says so at its box and in the question; Skip asks for nothing', async () => {
  const { user, add, asked } = show();
  await user.click(await screen.findByRole('radio', { name: /^AED.500/ }));
  expect(box().value).toBe('');
  await vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe('You get on top: AED\u00A020 bonus'));
  await add();
  const question = await screen.findByRole('alertdialog', { name: /Add AED.500\.00 to your wallet\?/ });
  expect(question.textContent).toContain('You get on top: AED\u00A020 bonus');
  await user.click(screen.getByRole('button', { name: 'Skip' }));
  expect([asked, navigate.mock.calls]).toEqual([[], []]);
});

test('Continue makes the bill, once, and leads to checkout with it; digits may be Arabic', async () => {
  const { user, add, asked } = show();
  await user.type(box(), '٧٥٫٥');
  await add();
  expect((await screen.findByRole('alertdialog')).textContent).not.toContain('on top');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(asked).toEqual([['wallet.topUp', { fils: 7550 }, expect.stringMatching(/^[\w-]{8,80}$/)]]);
  const search = {
    reloadWallet: 'true',
    reloadAmount: '75.50',
    reloadpiDocno: '700001',
    reloadpiDoctype: 'PBO',
  };
  await vi.waitFor(() => expect(navigate).toHaveBeenCalledWith(expect.objectContaining({ search })));
});

test('an amount that brings a bonus stands with it, and is asked for as one of those; a typed one takes its place', async () => {
  const { user, add, asked } = show();
  const offered = await screen.findByRole<HTMLInputElement>('radio', { name: /^AED.500 ?\+ AED.20 bonus$/ });
  await user.click(offered);
  await user.type(box(), '60');
  expect(offered.checked).toBe(false);
  await user.click(offered);
  expect(box().value).toBe('');
  await add();
  await user.click(await screen.findByRole('button', { name: 'Continue' }));
  expect(asked).toEqual([['wallet.topUpInBulk', { fils: 50_000 }, expect.anything()]]);
});

test('what the shop refuses is told at the box; what was typed stays', async () => {
  const { user, add } = show({ kind: 'refused', code: 'no_such_amount', message: 'This amount is too large' });
  await user.type(box(), '60');
  await add();
  await user.click(await screen.findByRole('button', { name: 'Continue' }));
  await vi.waitFor(() => expect(saidOfBox()).toBe('This amount is too large'));
  expect(box().value).toBe('60');
  await boxHasFocus();
});

test('without signal nothing is asked, and what was typed stays', async () => {
  const { user, add, asked } = show();
  noteUnreachable();
  await user.type(box(), '60');
  await add();
  expect([screen.queryByRole('alertdialog'), asked, box().value]).toEqual([null, [], '60']);
  expect(screen.getByRole('button', { name: 'Add money' }).getAttribute('aria-disabled')).toBe('true');
});
