import { QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import type { RatingState } from '#contract/ratings.ts';
import type { AppError } from '#src/net/app-error.ts';
import { createQueryClient } from '#src/net/read-query.ts';
import { rememberUser } from '#src/state/session.ts';
import { useToasts } from '#src/state/toasts.ts';
import { showWidget } from '#tests/support/show-widget.tsx';

import { RatingPanel } from './rating-panel.tsx';

const navigate = vi.hoisted(() => vi.fn());
vi.mock(import('@tanstack/react-router'), async (original) => ({ ...(await original()), useNavigate: () => navigate }));

const STATE: RatingState = {
  walletBalance: 1000,
  driver: { en: 'Rashid', ar: 'راشد' },
  picker: { en: 'Anita', ar: 'أنيتا' },
  doctype: 'RSO',
  docno: 1001,
  driverId: 4,
  pickerId: 9,
  canRate: true,
  canTip: true,
};
/** What is said to the shopper, as the shell shows it. */
function Toasts() {
  return useToasts().map(({ id, message }) => <output key={id}>{message}</output>);
}
const BILL = { fils: 1500, docno: 31, doctype: 'PBO' };

async function show(state: Partial<RatingState> = {}, tipError?: AppError) {
  const asked: [string, unknown][] = [];
  const send = vi.fn(async (call: { name: string }, input: unknown) => {
    asked.push([call.name, input]);
    const isTip = call.name.startsWith('ratings.tip');
    if (isTip && tipError) return { ok: false, error: tipError } as never;
    const value =
      call.name === 'ratings.read'
        ? { ...STATE, ...state }
        : isTip
          ? BILL
          : { lines: [{ image: '/a.webp' }, { image: '/b.webp' }] };
    return { ok: true, value: { value, asOf: '', message: 'Success' } } as never;
  });
  const shown = showWidget(
    <QueryClientProvider client={createQueryClient({ send })}>
      <RatingPanel order={{ docno: 1001, doctype: 'RSO' }} />
      <Toasts />
    </QueryClientProvider>,
  );
  await screen.findAllByRole('button');
  const press = (name: RegExp): Promise<void> => shown.user.click(screen.getByRole('button', { name }));
  /** A tip is asked for once there are stars. */
  const tip = async (who: RegExp, dirhams: RegExp): Promise<void> => {
    const star = screen.queryAllByRole<HTMLInputElement>('radio', { name: '5 stars' })[0];
    if (star && !star.checked) await shown.user.click(star);
    const group = screen.getByRole('radiogroup', { name: who });
    const radio = [...group.querySelectorAll('label')].find((label) => dirhams.test(label.textContent ?? ''));
    await shown.user.click(radio?.querySelector('input') ?? group);
  };
  return {
    ...shown,
    press,
    tip,
    asked: () => asked.filter(([name]) => name !== 'ratings.read' && name !== 'orders.read'),
  };
}
beforeEach(() => sessionStorage.clear());

const walletBox = (): HTMLInputElement => screen.getByRole('checkbox');

test('says which order it is about, and what was in it', async () => {
  rememberUser({ id: 7, firstName: 'Sara', lastName: '', email: 'sara@example.ae', customerCode: 'C7' });
  await show();
  expect(screen.getByText('RSO-1001')).toBeTruthy();
  await vi.waitFor(() => expect(document.querySelectorAll('img')).toHaveLength(2));
});

test('stars and words are sent once there are some; without a tip nothing is said of the wallet', async () => {
  const { user, press, asked } = await show();
  await press(/^Submit$/);
  expect(asked()).toEqual([]);
  await user.click(screen.getAllByRole('radio', { name: '4 stars' })[0] as HTMLElement);
  await user.type(screen.getByRole('textbox'), 'Fresh');
  expect(screen.queryByRole('checkbox')).toBeNull();
  await press(/^Submit$/);
  expect(asked()).toEqual([
    ['ratings.update', expect.objectContaining({ docnoOfSubmit: 1001, delivery: 4, product: null, comment: 'Fresh' })],
  ]);
  expect(await screen.findByText('Thank you for your rating.')).toBeTruthy();
});

test('a tip is asked for once there are stars', async () => {
  const { user } = await show();
  expect(screen.queryByRole('radiogroup', { name: /Tip/ })).toBeNull();
  await user.click(screen.getAllByRole('radio', { name: '4 stars' })[1] as HTMLElement);
  expect(screen.getAllByRole('radiogroup', { name: /Tip/ })).toHaveLength(2);
});

test('who was let down is asked what went wrong, and for no tip', async () => {
  const { user, press, tip, asked } = await show();
  await tip(/Rashid/, /AED.5$/);
  await user.click(screen.getAllByRole('radio', { name: '3 stars' })[1] as HTMLElement);
  expect(screen.queryByRole('radiogroup', { name: /Tip/ })).toBeNull();
  expect(screen.getByRole('textbox', { name: 'What went wrong?' })).toBeTruthy();
  // One heading that asks, and one button that leads on.
  expect(screen.getByRole('button', { name: 'Ask us to put it right' })).toBeTruthy();
  expect(screen.queryByText('Something wrong?')).toBeNull();
  // Nor is the one given that was chosen before.
  await press(/^Submit$/);
  expect(asked().map(([name]) => name)).toEqual(['ratings.update']);
});

test('the wallet pays both tips where it covers them, and cannot be chosen where it does not', async () => {
  const { press, tip, asked } = await show();
  await tip(/Rashid/, /AED.5$/);
  await tip(/Anita/, /10$/);
  expect(walletBox().disabled).toBe(true);
  await tip(/Anita/, /AED.5$/);
  expect(walletBox().checked).toBe(true);
  await press(/Submit, and tip/);
  expect(asked().at(-1)).toEqual([
    'ratings.tipByWallet',
    { doctype: 'RSO', docno: 1001, driverId: 4, driverFils: 500, pickerId: 9, pickerFils: 500 },
  ]);
});

test('a wallet that the tip grew past does not pay', async () => {
  const { press, tip, asked } = await show();
  await tip(/Rashid/, /10$/);
  await tip(/Rashid/, /15$/);
  expect([walletBox().checked, walletBox().disabled]).toEqual([false, true]);
  await press(/Submit, and tip/);
  expect(asked().map(([name]) => name)).toEqual(['ratings.update', 'ratings.tipByCard']);
  const search = { amount: '15.00', piDocno: '31', piDoctype: 'PBO' };
  expect(navigate).toHaveBeenCalledWith(expect.objectContaining({ to: '/$locale/Finalizepayment', search }));
});

test('a tip that fails says so, and trying again does not rate again', async () => {
  const { press, tip, asked } = await show({}, { kind: 'server', status: 500 });
  await tip(/Rashid/, /AED.5$/);
  await press(/Submit, and tip/);
  expect((await screen.findByRole('alert')).textContent).toContain('The tip was not paid');
  await press(/Submit, and tip/);
  expect(asked().filter(([name]) => name === 'ratings.update')).toHaveLength(1);
});

test('Skip dismisses it; what can no longer be rated asks for nothing', async () => {
  const { press, asked } = await show();
  await press(/^Skip$/);
  expect(asked()).toEqual([
    ['ratings.update', expect.objectContaining({ docno: 1001, delivery: null, product: null })],
  ]);
});

test('what is rated can still be tipped: stars are not asked for again, and leaving it dismisses nothing', async () => {
  const { user, press, tip, asked } = await show({ canRate: false });
  expect(screen.queryByRole('radiogroup', { name: 'Delivery' })).toBeNull();
  expect(screen.queryByRole('textbox')).toBeNull();
  await press(/^Give the tip$/);
  await press(/^Not now$/);
  expect(asked()).toEqual([]);
  await tip(/Rashid/, /AED.5$/);
  await user.click(walletBox());
  await press(/^Give the tip of/);
  expect(asked().map(([name]) => name)).toEqual(['ratings.tipByCard']);
});

test('where a tip was given already none is offered, and a rated order offers no form', async () => {
  const { unmount } = await show({ canTip: false });
  expect(screen.queryByRole('radiogroup', { name: /Tip/ })).toBeNull();
  unmount();
  await show({ canRate: false, canTip: false });
  expect(await screen.findByText(/can no longer be rated/)).toBeTruthy();
});

const chosen = (label: string): string | undefined =>
  [...screen.getByRole('radiogroup', { name: label }).querySelectorAll('input')].find(({ checked }) => checked)?.value;

test('a sheet that is closed keeps stars and words, without a tip, until they are sent', async () => {
  rememberUser({ id: 7, firstName: 'Sara', lastName: '', email: 'sara@example.ae', customerCode: 'C7' });
  const first = await show();
  await first.user.click(screen.getAllByRole('radio', { name: '4 stars' })[1] as HTMLElement);
  await first.user.type(screen.getByRole('textbox'), 'Fresh');
  await first.tip(/Rashid/, /AED.5$/);
  first.unmount();
  const second = await show();
  expect([chosen('Delivery'), chosen('Products')]).toEqual(['5', '4']);
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'Fresh');
  expect(screen.queryByRole('checkbox')).toBeNull();
  await second.press(/^Submit$/);
  await vi.waitFor(() => expect(sessionStorage).toHaveLength(0));
  second.unmount();
  await show();
  expect(screen.getByRole('textbox')).toHaveProperty('value', '');
});

test('what is skipped is forgotten', async () => {
  rememberUser({ id: 7, firstName: 'Sara', lastName: '', email: 'sara@example.ae', customerCode: 'C7' });
  const { user, press } = await show();
  await user.type(screen.getByRole('textbox'), 'Late');
  expect(sessionStorage).toHaveLength(1);
  await press(/^Skip$/);
  expect(sessionStorage).toHaveLength(0);
});
