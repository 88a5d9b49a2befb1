import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { regularMessages, regularUpdated } from '#contract/messages/regulars.ts';
import { whenSignedIn } from '#src/blocks/login-gate.ts';
import type { AppError } from '#src/net/app-error.ts';
import { noteReachable, noteUnreachable } from '#src/state/connectivity.ts';
import { closePanel, openPanel, replacePanel } from '#src/state/panels.ts';
import { showToast } from '#src/state/toasts.ts';
import { EXISTING, offeredProduct, ORDERED_FIRST, week } from '#tests/support/regular-offer.ts';
import { MILK, showRegularPanel as show } from '#tests/support/show-regular-panel.tsx';

const navigate = vi.fn(async () => undefined);
let isOverMine = false;
let user: { id: number } | null = { id: 1 };
vi.mock('@tanstack/react-router', () => ({ useNavigate: () => navigate }));
vi.mock('#src/state/session.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  useDeviceUser: () => user,
  useSessionUser: () => user,
}));
vi.mock('#src/state/toasts.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  showToast: vi.fn(),
}));
vi.mock('#src/state/panels.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  closePanel: vi.fn(),
  openPanel: vi.fn(),
  replacePanel: vi.fn(),
  isPanelOpen: () => isOverMine,
}));
vi.mock('#src/blocks/login-gate.ts', () => ({ whenSignedIn: vi.fn() }));

const submit = (name = 'Make it a regular order') => screen.findByRole('button', { name });
const radio = (name: RegExp) => screen.getByRole('radio', { name });
const day = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const weeks = () => screen.getByLabelText<HTMLSelectElement>('Or another number');
const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ');

beforeEach(() => {
  user = { id: 1 };
  isOverMine = false;
  noteReachable();
  vi.clearAllMocks();
});

test('a guest is asked to sign in, and nothing is sent', async () => {
  user = null;
  const { user: hand, sent } = show();
  await hand.click(screen.getByRole('button', { name: 'Click here to login' }));
  expect(whenSignedIn).toHaveBeenCalledExactlyOnceWith('regulars', expect.any(Function), {
    kind: 'regular',
    stockCode: '101001',
    quantity: 0,
    name: 'Milk',
  });
  expect(sent).toEqual([]);
});

test('deliveries, deposits and the whole are reckoned, and sent as they are shown', async () => {
  const { user: hand, sent } = show({
    offer: { products: [offeredProduct('101001', { minimumOrder: 6, quantity: 6, deposit: 50 })] },
  });
  await submit();
  await hand.click(radio(/^Pay on delivery.*AED.40\.00/));
  await hand.selectOptions(weeks(), '2');
  await hand.click(day('Sunday'));
  await hand.click(day('Wednesday'));
  await hand.click(radio(/^10:00/));
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Less of Milk' }).disabled).toBe(true);
  await hand.click(screen.getByRole('button', { name: 'More of Milk' }));
  const rows = screen.getAllByRole('definition').map(({ parentElement }) => plain(parentElement?.textContent));
  expect(rows.slice(1)).toEqual([
    expect.stringMatching(/^4 deliveriesuntil .*9 Dec/),
    'Each deliveryAED 78.00',
    'Deposit of each deliveryIt comes back with the packagingAED 6.00',
    'DeliveryFree',
    'All deliveriesAED 336.00',
  ]);
  await hand.click(await submit());
  expect(sent).toEqual([
    [
      'regulars.add',
      expect.objectContaining({
        stockCode: '101001',
        regularId: null,
        weeks: 2,
        frequencyId: 2,
        days: week([0, 3]),
        timeId: 10,
        timeWords: '10:00 - 12:00',
        paysNow: false,
        paysNowToo: false,
        quantity: 12,
        quantitySent: 6 * 2 * 2 * 12,
        totalDays: 4,
        shownFils: 33_600,
        language: 'en',
      }),
    ],
  ]);
  expect(replacePanel).toHaveBeenCalledExactlyOnceWith('myregulars', {});
  expect(closePanel).not.toHaveBeenCalled();
  expect(showToast).toHaveBeenCalledExactlyOnceWith(regularMessages.added[0], 'success');
});

test('a wallet that does not hold one delivery is spoken of, and opens above this panel', async () => {
  const { user: hand } = show({ offer: { wallet: 600 } });
  await submit();
  expect(screen.queryByText(/not enough for one delivery/)).toBeNull();
  await hand.click(radio(/^Pay on delivery/));
  expect(screen.getByText(/not enough for one delivery/)).toBeTruthy();
  await hand.click(screen.getByRole('button', { name: 'My wallet' }));
  expect(openPanel).toHaveBeenCalledExactlyOnceWith('mywallet', {});
});

test('what is there already is filled in and changed; what was paid for it is spoken of', async () => {
  const { user: hand, sent } = show({ offer: { existing: EXISTING }, made: { isUpdated: true } });
  await submit('Update');
  expect(screen.getByText(/You have this as a regular order already/).parentElement?.textContent).toMatch(
    /goes back into your wallet/,
  );
  expect(weeks().value).toBe('3');
  expect(day('Sunday').checked && day('Wednesday').checked).toBe(true);
  expect(day('Monday').checked).toBe(false);
  await hand.click(await submit('Update'));
  expect(sent).toMatchObject([['regulars.add', { regularId: 900, weeks: 3, timeId: 10, paysNow: false, quantity: 2 }]]);
  expect(showToast).toHaveBeenCalledExactlyOnceWith(regularUpdated('Milk')[0], 'success');
});

const sums = () => screen.getAllByRole('definition').map(({ parentElement }) => plain(parentElement?.textContent));

test('a change keeps how many come and until when, and counts the delivery that is an order already', async () => {
  const offer = { existing: ORDERED_FIRST, firstDay: '2026-11-30' };
  const { user: hand, sent } = show({ subject: { ...MILK, changes: 900 }, offer, made: { isUpdated: true } });
  await submit('Update');
  await hand.click(screen.getByRole('button', { name: 'Less of Milk' }));
  expect(sums()).toEqual([
    expect.stringMatching(/^First delivery/),
    expect.stringMatching(/^6 deliveriesuntil .*16 Dec/),
    'Each deliveryAED 6.50',
    'DeliveryFree',
    'The other 5 deliveriesAED 32.50',
  ]);
  await hand.click(await submit('Update'));
  expect(sent).toMatchObject([['regulars.add', { regularId: 900, quantity: 1, shownFils: 3250 }]]);
});

test('what was changed from My regulars leads back there', async () => {
  isOverMine = true;
  const { user: hand } = show({ offer: { existing: EXISTING }, made: { isUpdated: true } });
  await hand.click(await submit('Update'));
  await vi.waitFor(() => expect(closePanel).toHaveBeenCalledOnce());
  expect(replacePanel).not.toHaveBeenCalled();
});

test('repeated, it comes for all its weeks from now', async () => {
  const offer = { existing: ORDERED_FIRST, firstDay: '2026-11-30' };
  const mine = [{ docno: 900, payState: 'ON DELIVERY', weeks: 3, days: week([0, 3]), time: '10:00 - 12:00' }];
  const { user: hand, sent } = show({
    subject: { ...MILK, repeats: 900 },
    offer: { ...offer, existing: { ...ORDERED_FIRST, planned: ['2026-12-02'] } },
    mine,
  });
  await hand.click(await submit('Update'));
  expect(sent).toMatchObject([['regulars.repeat', { regularId: 900, shownFils: 650 * 2 * 5 }]]);
});

test('an earlier one is repeated as it was', async () => {
  const before = { docno: 800, payState: 'PAID', weeks: 4, days: week([5]), time: '08:00 - 10:00', quantity: 3 };
  const { user: hand, sent } = show({ subject: { ...MILK, repeats: 800 }, mine: [before] });
  await hand.click(await submit('Continue to payment'));
  const asked = { regularId: 800, paysNow: true, weeks: 4, days: week([5]), timeId: 8, quantity: 3 };
  expect(sent).toMatchObject([['regulars.repeat', asked]]);
});

test('Pay now leads to the page of its bill', async () => {
  const { user: hand, sent } = show({
    offer: { existing: { ...EXISTING, paysNow: true, isPaid: false } },
    made: { isToPay: true },
  });
  await hand.click(await submit('Continue to payment'));
  expect(sent.map(([name]) => name)).toEqual(['regulars.add', 'bills.open']);
  expect(sent[1]?.[1]).toMatchObject({ docno: 901, doctype: 'REG', shownFils: 650 * 2 * 3 * 2 });
  const search = { amount: '78.00', piDocno: '77', piDoctype: 'PBO' };
  expect(navigate).toHaveBeenCalledExactlyOnceWith({
    to: '/$locale/Finalizepayment',
    params: { locale: 'en' },
    search,
  });
});

test('an order keeps its quantities', async () => {
  const { user: hand, sent } = show({
    subject: { orderDocno: 55 },
    offer: {
      products: [offeredProduct('101001', { quantity: 2 }), offeredProduct('101002', { price: 100, quantity: 3 })],
      existing: { ...EXISTING, isPaid: false },
      leftOut: [{ name: { en: 'Water', ar: '' } }, { name: { en: 'Gift Box', ar: '' } }],
    },
  });
  await submit('Update');
  const leftOut = 'Left out, because they are not sold as regular orders now: Water, Gift Box';
  expect(screen.getByText(leftOut)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'More of Milk' })).toBeNull();
  expect(screen.getByText('Qty 3')).toBeTruthy();
  await hand.click(await submit('Update'));
  expect(sent).toMatchObject([
    [
      'regulars.addOrder',
      { stockCode: '', orderDocno: 55, orderDoctype: 'RSO', quantity: 0, shownFils: (1300 + 300) * 6 },
    ],
  ]);
  expect(showToast).toHaveBeenCalledExactlyOnceWith(regularMessages.orderAdded[0], 'success');
});

test('a refusal stands at its field, in the shop’s words', async () => {
  const refusal: AppError = {
    kind: 'refused',
    code: 'no_day',
    field: 'subsDeliveryDayListModel',
    message: 'Not on Sundays.',
  };
  const { user: hand } = show({ offer: { existing: EXISTING }, refusal });
  await hand.click(await submit('Update'));
  expect(await screen.findByText('Not on Sundays.')).toBeTruthy();
  expect(day('Sunday').getAttribute('aria-invalid')).toBe('true');
  expect(closePanel).not.toHaveBeenCalled();
});

test('without an address it leads to the addresses, above this panel', async () => {
  const { user: hand } = show({ offer: { address: null } });
  await hand.click(await screen.findByRole('button', { name: 'Add an address' }));
  expect(openPanel).toHaveBeenCalledExactlyOnceWith('myaddress', {});
});

test('what cannot be ordered regularly says so', async () => {
  show({ offer: { products: [] } });
  expect(await screen.findByText(regularMessages.notRegular[0])).toBeTruthy();
});

test('without signal nothing is sent, and what was chosen stays', async () => {
  const { user: hand, sent } = show({ offer: { existing: EXISTING } });
  await submit('Update');
  noteUnreachable();
  expect(await screen.findByText(/needs a connection/)).toBeTruthy();
  await hand.click(await submit('Update'));
  expect(sent).toEqual([]);
});
