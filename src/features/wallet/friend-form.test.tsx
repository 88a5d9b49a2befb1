import { QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';

import type { AppError } from '#src/net/app-error.ts';
import { createQueryClient } from '#src/net/read-query.ts';
import { noteReachable, noteUnreachable } from '#src/state/connectivity.ts';
import { rememberUser } from '#src/state/session.ts';
import { showWidget } from '#tests/support/show-widget.tsx';
import { WALLET_LIMITS } from '#tests/support/wallet-limits.ts';

import { FriendForm } from './friend-form.tsx';

const navigate = vi.hoisted(() => vi.fn());
vi.mock(import('@tanstack/react-router'), async (original) => ({ ...(await original()), useNavigate: () => navigate }));

const STEP_UP = 'This is a large amount for one day. Please confirm that it is you.';
const refusal = (code: string, message: string, field: string): AppError => ({ kind: 'refused', code, message, field });

interface Shown {
  readonly profile?: { readonly hasPassword: boolean; readonly email: string };
  readonly available?: number;
  /** What the shop says no with, one after another; then it says yes. */
  readonly refusals?: readonly AppError[];
}

function show({
  profile = { hasPassword: true, email: 'sara@example.ae' },
  available = 100_000,
  refusals = [],
}: Shown = {}) {
  const asked: [string, unknown][] = [];
  const send = vi.fn(async (call: { name: string }, input: unknown) => {
    if (call.name === 'account.getMyProfile') return { ok: true, value: { value: profile, asOf: '' } } as never;
    asked.push([call.name, input]);
    const error = refusals[asked.length - 1];
    if (error) return { ok: false, error } as never;
    return { ok: true, value: { value: { docno: 700_001, fils: 5000 }, asOf: '', message: 'Success' } } as never;
  });
  const shown = showWidget(
    <QueryClientProvider client={createQueryClient({ send })}>
      <FriendForm available={available} limits={WALLET_LIMITS} />
    </QueryClientProvider>,
  );
  const { user } = shown;
  return {
    user,
    asked,
    fill: async (email: string, amount: string) => {
      if (email !== '') await user.type(box('friend'), email);
      if (amount !== '') await user.type(box('friend-amount'), amount);
    },
    press: (name: string) => user.click(screen.getByRole('button', { name })),
    answer: async (name: string) => {
      const question = await screen.findByRole('alertdialog');
      const said = question.textContent?.replaceAll('\u00A0', ' ');
      const answers = [...question.querySelectorAll('button')];
      await user.click(answers.find(({ textContent }) => textContent === name) ?? question);
      return said;
    },
  };
}
function box(name: string): HTMLInputElement {
  const found = document.querySelector<HTMLInputElement>(`input[name="${name}"]`);
  if (!found) throw new Error(`there is no box ${name}`);
  return found;
}
const saidOf = (name: string): string | null =>
  document.getElementById(box(name).getAttribute('aria-describedby') ?? '')?.textContent?.replaceAll('\u00A0', ' ') ??
  null;

// The question's dialog is fetched when it is first asked: before a test's time begins.
beforeAll(() => import('#src/ui/confirm-dialog.tsx'));
beforeEach(() => {
  localStorage.clear();
  navigate.mockClear();
  noteReachable();
  rememberUser({ id: 7, firstName: 'Sara', lastName: '', email: 'sara@example.ae', customerCode: 'C7' });
});

test.each([
  ['', '50', 'friend', "Please enter your friend's email address"],
  ['omar', '50', 'friend', "Please enter your friend's email address"],
  ['omar@example.ae', '', 'friend-amount', 'please enter amount'],
  ['omar@example.ae', '4.99', 'friend-amount', 'You can send AED 5 or more'],
  ['omar@example.ae', '2000.01', 'friend-amount', 'You can send up to AED 2,000 within 24 hours'],
  ['omar@example.ae', '1000.01', 'friend-amount', 'Insufficient balance'],
])('"%s" and "%s": told at its box, which has the focus; nothing is asked', async (email, amount, name, sentence) => {
  const { fill, press, asked } = show();
  await fill(email, amount);
  await press('Send money');
  expect([saidOf(name), box(name).getAttribute('aria-invalid')]).toEqual([sentence, 'true']);
  // The focus comes with the next frame, after a closed dialog gave its own back.
  await vi.waitFor(() => expect(document.activeElement).toBe(box(name)));
  expect([screen.queryByRole('alertdialog'), asked]).toEqual([null, []]);
});

test('out of the wallet: asked once more with friend and amount; Not now keeps the money, and what was typed', async () => {
  const { fill, press, answer, asked } = show();
  await fill(' omar@example.ae', '50');
  await press('Send money');
  const said = await answer('Not now');
  expect(said).toContain('Send AED 50.00 from your wallet?');
  expect(said).toContain('It goes to omar@example.ae');
  expect([asked, box('friend-amount').value]).toEqual([[], '50']);
  await press('Send money');
  await answer('Send money');
  const sent = { email: 'omar@example.ae', fils: 5000, password: '', language: 'en' };
  await vi.waitFor(() => expect(box('friend').value).toBe(''));
  expect(asked).toEqual([['wallet.sendByWallet', sent]]);
});

test('the password is asked for at once above what goes without, and when the shop wants it; a wrong one is told at its box', async () => {
  const wrong = refusal('password_wrong', 'Your password is not right', 'Password');
  const { user, fill, press, answer, asked } = show({ refusals: [refusal('step_up', STEP_UP, 'Password'), wrong] });
  await fill('omar@example.ae', '200');
  expect(document.querySelector('input[name="password"]')).toBeNull();
  await press('Send money');
  await answer('Send money');
  await vi.waitFor(() => expect(document.activeElement).toBe(box('password')));
  expect(saidOf('password')).toBe(STEP_UP);
  await user.type(box('password'), 'camel');
  await press('Send money');
  await answer('Send money');
  await vi.waitFor(() => expect(saidOf('password')).toBe('Your password is not right'));
  await vi.waitFor(() => expect(document.activeElement).toBe(box('password')));
  await press('Send money');
  await answer('Send money');
  await vi.waitFor(() => expect(document.querySelector('input[name="password"]')).toBeNull());
  expect(asked.map(([, input]) => (input as { password: string }).password)).toEqual(['', 'camel', 'camel']);
  const kept = Array.from({ length: localStorage.length }, (_, at) => localStorage.getItem(localStorage.key(at) ?? ''));
  expect(kept.join(' ')).not.toContain('camel');
  await fill('omar@example.ae', '200.01');
  expect(box('password').value).toBe('');
});

test('an account without a password gets a code for this friend and amount', async () => {
  const { user, fill, press, answer, asked } = show({ profile: { hasPassword: false, email: 'sara@example.ae' } });
  await fill('omar@example.ae', '210');
  await user.click(await screen.findByRole('button', { name: 'Send me the code' }));
  expect(asked).toEqual([['wallet.sendGiftCode', { email: 'omar@example.ae', fils: 21_000 }]]);
  await user.type(box('code'), '123456');
  await press('Send money');
  await answer('Send money');
  expect(asked[1]?.[1]).toMatchObject({ password: '123456' });
});

test('an account with neither password nor e-mail is told to have signed in lately', async () => {
  const { fill } = show({ profile: { hasPassword: false, email: '' } });
  await fill('omar@example.ae', '210');
  expect(await screen.findByText(/signed in within the last 10 minutes/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Send me the code' })).toBeNull();
});

test('by card: no question and no need of a balance; checkout has the bill and the friend', async () => {
  const { fill, press, asked } = show({ available: 0 });
  expect(screen.getByRole<HTMLInputElement>('radio', { checked: true }).value).toBe('card');
  await fill('omar@example.ae', '50');
  await press('Continue to payment');
  const search = expect.objectContaining({ reloadpiDocno: '700001', gifttoemail: 'omar@example.ae' });
  await vi.waitFor(() => expect(navigate).toHaveBeenCalledWith(expect.objectContaining({ search })));
  expect(asked.map(([name]) => name)).toEqual(['wallet.sendByCard']);
});

test('without signal nothing is asked, and what was typed stays', async () => {
  const { fill, press, asked } = show();
  noteUnreachable();
  await fill('omar@example.ae', '50');
  await press('Send money');
  expect([screen.queryByRole('alertdialog'), asked, box('friend').value]).toEqual([null, [], 'omar@example.ae']);
});
