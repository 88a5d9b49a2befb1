import { QueryClientProvider } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { referralMessages } from '#contract/messages/referrals.ts';
import type { MyReferrals } from '#contract/referrals.ts';
import type { AppError } from '#src/net/app-error.ts';
import { createQueryClient } from '#src/net/read-query.ts';
import { noteReachable, noteUnreachable } from '#src/state/connectivity.ts';
import { rememberUser } from '#src/state/session.ts';
import { showWidget } from '#tests/support/show-widget.tsx';

import { ReferScreen } from './refer-screen.tsx';

const toasts = vi.hoisted(() => [] as string[]);
vi.mock('#src/state/toasts.ts', () => ({ showToast: (message: string) => void toasts.push(message) }));
vi.mock('#src/blocks/app-link.tsx', () => ({
  AppLink: ({ path, children }: { path: string; children: React.ReactNode }) => <a href={path}>{children}</a>,
}));
vi.mock('#src/blocks/points-kinds.tsx', () => ({ PointsKinds: () => null }));
vi.mock('#src/blocks/screen-header.tsx', () => ({ ScreenHeader: () => null }));

const NONE: MyReferrals = { friends: [], referrerCode: null, canChangeReferrer: true, pointsPerOrder: 20 };
const friend = (firstName: string, orders: number) => ({ firstName, lastName: 'Haddad', orders });

interface Shown {
  readonly referrals?: MyReferrals;
  readonly invitedBy?: string;
  /** What the shop says no with; without one it says yes. */
  readonly error?: AppError;
}

async function show({ referrals = NONE, invitedBy = '', error }: Shown = {}) {
  const asked: [string, unknown][] = [];
  const send = vi.fn(async (call: { name: string }, input: unknown) => {
    if (call.name === 'referrals.read')
      return { ok: true, value: { value: referrals, asOf: new Date().toISOString() } } as never;
    asked.push([call.name, input]);
    return (error ? { ok: false, error } : { ok: true, value: { value: {}, asOf: new Date().toISOString() } }) as never;
  });
  const { user } = showWidget(
    <QueryClientProvider client={createQueryClient({ send })}>
      <ReferScreen invitedBy={invitedBy} />
    </QueryClientProvider>,
  );
  await screen.findByTestId('customer-code');
  return { user, asked, press: (name: string) => user.click(screen.getByRole('button', { name })) };
}
const box = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const CODE_BOX = 'Customer code of your friend';
const TO_BOX = 'Email addresses of your friends';
const refusal = (message: string, field: string): AppError => ({ kind: 'refused', code: 'invalid', message, field });

beforeEach(() => {
  toasts.length = 0;
  noteReachable();
  rememberUser({ id: 7, firstName: 'Sara', lastName: '', email: 'sara@example.ae', customerCode: 'Z2345678' });
});

test('the code, what it brings, and the ways to tell a friend, who is led to this page with it', async () => {
  const { press } = await show();
  expect(screen.getByTestId('customer-code').textContent).toBe('Z2345678');
  expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
  expect(screen.getByText(/You get 20 points each time a friend’s order is delivered/)).toBeTruthy();
  expect(screen.getByText('Your friend enters this code on this page after signing up.')).toBeTruthy();
  const { href } = screen.getByRole<HTMLAnchorElement>('link', { name: 'WhatsApp' });
  const words = new URL(href).searchParams.get('text');
  expect(words).toContain('my customer code Z2345678');
  expect(words).toContain(`${location.origin}/en/account/refertofriends?code=Z2345678`);
  const copied = vi.spyOn(navigator.clipboard, 'writeText');
  await press('Copy the code');
  await press('Copy link');
  expect(copied.mock.calls.flat()).toEqual(['Z2345678', `${location.origin}/en/account/refertofriends?code=Z2345678`]);
  copied.mockRejectedValue(new DOMException('', 'NotAllowedError'));
  await press('Copy the code');
  await press('Copy link');
  await vi.waitFor(() =>
    expect(toasts).toEqual([
      'Customer code copied to clipboard!',
      'Link copied to clipboard!',
      'Failed to copy customer code.',
      'Failed to copy the link.',
    ]),
  );
});

test('the device’s own sheet gets the same words, where there is one', async () => {
  const share = vi.fn(async () => undefined);
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  try {
    const { press } = await show();
    await press('Share');
    expect(share.mock.calls).toEqual([
      [{ title: 'An invitation to Zad', text: expect.stringContaining('?code=Z2345678') }],
    ]);
  } finally {
    Reflect.deleteProperty(navigator, 'share');
  }
});

test('friends with their delivered orders, ten at first; without any it says so', async () => {
  const friends = [friend('Omar', 3), ...Array.from({ length: 11 }, () => friend('Noura', 0))];
  const { press } = await show({ referrals: { ...NONE, friends } });
  const list = screen.getByText('My friend orders').closest('details');
  const rows = () => [...(list?.querySelectorAll('dt') ?? [])];
  expect([rows().length, list?.querySelector('dl')?.textContent]).toEqual([
    10,
    expect.stringMatching(/^Omar Haddad3 ordersNoura Haddad0 orders/),
  ]);
  await press('Show more');
  expect([rows().length, screen.queryByText('No friends found')]).toEqual([12, null]);
});

test('nobody invited yet', async () => {
  await show();
  expect(screen.getByText('No friends found')).toBeTruthy();
});

test('who invited the shopper: nothing is not sent; what the shop says of a code stands at it', async () => {
  const { user, asked, press } = await show({ error: refusal(referralMessages.ownCode[0], 'docno') });
  await press('Save');
  expect([screen.getByText('Please enter a customer code.'), asked]).toEqual([expect.anything(), []]);
  await user.type(box(CODE_BOX), 'z2345678');
  await press('Save');
  expect(asked).toEqual([['referrals.updateReferee', { code: 'z2345678' }]]);
  expect(await screen.findByText(referralMessages.ownCode[0])).toBeTruthy();
  expect(box(CODE_BOX).getAttribute('aria-invalid')).toBe('true');
  await vi.waitFor(() => expect(document.activeElement).toBe(box(CODE_BOX)));
});

test('a friend’s link brings the code, which stands first on the page; one press saves it', async () => {
  const { asked, press } = await show({ invitedBy: 'Z9999999' });
  expect(screen.getAllByRole('heading', { level: 2 })[0]?.textContent).toBe('Who invited you?');
  expect(box(CODE_BOX).value).toBe('Z9999999');
  await press('Save');
  expect(asked).toEqual([['referrals.updateReferee', { code: 'Z9999999' }]]);
  await vi.waitFor(() => expect(toasts).toEqual(['Referee updated successfully!']));
});

test('a link does not take the place of whom the shop has', async () => {
  await show({ invitedBy: 'Z9999999', referrals: { ...NONE, referrerCode: 'Z8888888' } });
  expect(box(CODE_BOX).value).toBe('Z8888888');
  expect(screen.getAllByRole('heading', { level: 2 })[0]?.textContent).toBe('Your customer code');
});

test('the shopper’s own link brings nothing', async () => {
  await show({ invitedBy: 'Z2345678' });
  expect(box(CODE_BOX).value).toBe('');
  expect(screen.getAllByRole('heading', { level: 2 })[0]?.textContent).toBe('Your customer code');
});

test('after a delivery the code is shown, and cannot be changed', async () => {
  await show({ invitedBy: 'Z9999999', referrals: { ...NONE, referrerCode: 'Z8888888', canChangeReferrer: false } });
  const part = screen.getByRole('region', { name: 'Who invited you?' });
  expect(part.textContent).toMatch(/Z8888888This can’t be changed any more/);
  expect(within(part).queryByRole('textbox')).toBeNull();
});

test('who had a delivery and named nobody is asked for nothing', async () => {
  await show({ invitedBy: 'Z9999999', referrals: { ...NONE, canChangeReferrer: false } });
  expect(screen.queryByRole('region', { name: 'Who invited you?' })).toBeNull();
});

test('an email to friends: checked, sent once each, and the words stay for the next', async () => {
  const { user, asked, press } = await show();
  expect(screen.queryByLabelText(TO_BOX)).toBeNull();
  await press('Email');
  await press('Send email');
  expect(screen.getByText(referralMessages.noAddress[0])).toBeTruthy();
  await user.type(box(TO_BOX), 'omar@example.ae, noura');
  await press('Send email');
  expect([screen.getByText(referralMessages.wrongAddress[0]), asked]).toEqual([expect.anything(), []]);
  await user.type(box(TO_BOX), '@example.ae, OMAR@example.ae,, sara@example.ae');
  await press('Send email');
  const [[name, input] = []] = asked;
  expect([name, input]).toEqual([
    'referrals.sendEmail',
    {
      to: 'omar@example.ae,noura@example.ae',
      subject: 'An invitation to Zad',
      body: expect.stringContaining('Z2345678'),
      language: 'en',
    },
  ]);
  await vi.waitFor(() => expect(toasts).toEqual(['Email sent successfully!']));
  expect([box(TO_BOX).value, box('Message').value.includes('Z2345678')]).toEqual(['', true]);
});

test('an email that fails says so and keeps what was typed', async () => {
  const { user, press } = await show({ error: { kind: 'server', status: 500 } });
  await press('Email');
  await user.type(box(TO_BOX), 'omar@example.ae');
  await press('Send email');
  expect((await screen.findByRole('alert')).textContent).toBe('Failed to send email. Please try again.');
  expect(box(TO_BOX).value).toBe('omar@example.ae');
});

test('without signal nothing is sent, and the forms say why', async () => {
  const { user, asked, press } = await show({ invitedBy: 'Z9999999' });
  noteUnreachable();
  await press('Save');
  await press('Email');
  await user.type(box(TO_BOX), 'omar@example.ae');
  await press('Send email');
  expect([asked, toasts]).toEqual([[], ['This needs a connection', 'This needs a connection']]);
});
