import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { recyclingMessages } from '#contract/messages/recycling.ts';
import type { Collection, ComingDelivery, Returnable } from '#contract/recycling.ts';
import type { AppError } from '#src/net/app-error.ts';
import { createQueryClient } from '#src/net/read-query.ts';
import { noteReachable, noteUnreachable } from '#src/state/connectivity.ts';
import { closePanel, isPanelOpen } from '#src/state/panels.ts';
import { showToast } from '#src/state/toasts.ts';
import { showWidget } from '#tests/support/show-widget.tsx';

import { ReturnBoxScreen } from './return-box-screen.tsx';

const navigate = vi.fn(async () => undefined);
vi.mock('@tanstack/react-router', () => ({
  useNavigate: () => navigate,
  Link: ({ children }: { children: React.ReactNode }) => <a href="/en">{children}</a>,
}));
vi.mock('#src/state/session.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  useSessionUser: () => ({ id: 1 }),
}));
vi.mock('#src/state/toasts.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  showToast: vi.fn(),
}));
vi.mock('#src/blocks/app-link.tsx', () => ({
  AppLink: ({ path, children }: { path: string; children: React.ReactNode }) => <a href={path}>{children}</a>,
}));
vi.mock('#src/blocks/screen-header.tsx', () => ({ ScreenHeader: () => null }));

const WATER: Returnable = {
  stockCode: '120004',
  name: { en: 'Water, Glass', ar: '' },
  units: { en: '6 x 750 ml', ar: '' },
  quantity: 2,
  deposit: 600,
};
const GALLON: Returnable = {
  stockCode: '120005',
  name: { en: 'Water Gallon', ar: '' },
  units: null,
  quantity: 1,
  deposit: 300,
};
const HOME = {
  id: 7,
  emirateId: 2,
  areaId: 9,
  label: { en: 'Home', ar: '' },
  line1: 'Villa 1',
  full: { en: 'Villa 1, Dubai', ar: '' },
};
const slot = (id: number, time: string, isDefault = false) => ({ id, time, isDefault, hasRoom: true, label: time });
const day = (id: number, slots: object[]) => ({
  id,
  date: String(id).replace(/(\d{4})(\d\d)/, '$1-$2-'),
  label: { en: String(id), ar: '' },
  slots,
});
const DAYS = [
  day(20_261_128, [slot(1, '08:00 - 10:00'), slot(2, '10:00 - 12:00', true)]),
  day(20_261_129, [slot(3, '08:00 - 10:00')]),
];
const ASKED: Collection = {
  id: 1001,
  name: { en: 'Water Gallon', ar: '' },
  address: { en: 'Villa 1, Dubai', ar: '' },
  startsAt: '2026-11-28T04:00:00.000Z',
  endsAt: '2026-11-28T06:00:00.000Z',
  deposit: 300,
  state: 'asked',
};

interface Options {
  options?: readonly Returnable[];
  collections?: readonly Collection[];
  addresses?: readonly object[];
  coming?: readonly ComingDelivery[];
  refusal?: AppError;
  /** Days are answered once it ends. */
  until?: Promise<void>;
}

function show({
  options = [WATER, GALLON],
  collections = [],
  addresses = [HOME],
  coming = [],
  refusal,
  until,
}: Options = {}) {
  const sent: unknown[] = [];
  const answers: Record<string, object> = {
    'recycling.readOptions': { options, collections, coming },
    'addresses.readAddresses': { addresses },
    'recycling.readDays': { days: DAYS },
  };
  const send = vi.fn(async ({ name }: { name: string }, input: unknown) => {
    const value = answers[name];
    if (name === 'recycling.readDays') await until;
    if (value) return { ok: true, value: { value, asOf: new Date().toISOString() } } as never;
    sent.push([name, input]);
    return (refusal ? { ok: false, error: refusal } : { ok: true, value: { value: {} } }) as never;
  });
  const shown = showWidget(
    <QueryClientProvider client={createQueryClient({ send })}>
      <ReturnBoxScreen />
    </QueryClientProvider>,
  );
  return { ...shown, sent };
}
const submit = () => screen.findByRole('button', { name: 'Submit collection' });

beforeEach(() => {
  noteReachable();
  navigate.mockClear();
});

test('an item must be chosen; address and the default time of the first day are; then home', async () => {
  const { user, sent } = show();
  await user.click(await submit());
  expect(screen.getByText('You have 3 packs to return.')).toBeTruthy();
  expect(screen.getByText(recyclingMessages.itemMissing[0])).toBeTruthy();
  expect(sent).toEqual([]);
  await user.selectOptions(screen.getByLabelText('What goes back'), '120004');
  expect(screen.queryByText(recyclingMessages.itemMissing[0])).toBeNull();
  await user.type(screen.getByLabelText('Message to the driver (optional)'), 'At the gate');
  await user.click(await submit());
  const chosen = { stockCode: '120004', addressId: 7, dayId: 20_261_128, slotId: 2 };
  // Both of them, unless told otherwise: one with each question.
  const one = ['recycling.submit', { ...chosen, message: 'At the gate', quantity: 1 }];
  expect(sent).toEqual([one, one]);
  expect(navigate).toHaveBeenCalledExactlyOnceWith({ to: '/$locale', params: { locale: 'en' } });
  await vi.waitFor(() => expect(showToast).toHaveBeenCalledWith(recyclingMessages.submitted[0], 'success'));
  expect(isPanelOpen(['returnbox'])).toBe(true);
  closePanel();
});

test('of several containers some go back, and what is refused is the last that is asked for', async () => {
  const refusal = { kind: 'refused', code: 'slot_gone', field: null, message: recyclingMessages.slotGone[0] };
  const few = show({ options: [{ ...WATER, quantity: 3 }] });
  await few.user.selectOptions(await screen.findByLabelText('How many'), '2');
  await few.user.click(await submit());
  expect(few.sent).toHaveLength(2);
  few.unmount();
  const { user, sent } = show({ options: [WATER], refusal: refusal as unknown as AppError });
  await user.click(await submit());
  expect(sent).toHaveLength(1);
});

test('what one of them is stands beside its deposit: six bottles go back together', async () => {
  const { user } = show();
  await user.selectOptions(await screen.findByLabelText('What goes back'), '120004');
  const said = screen.getByText('6 x 750 ml').parentElement?.textContent.replaceAll('\u00a0', ' ');
  expect(said).toBe('6 x 750 ml · Deposit each: AED 6.00');
  await user.selectOptions(screen.getByLabelText('What goes back'), '120005');
  expect(screen.queryByText('6 x 750 ml')).toBeNull();
});

test('the only item is chosen at first; another day has its own times', async () => {
  const { user, sent } = show({ options: [GALLON] });
  await user.click(await screen.findByRole('radio', { name: /29 Nov/ }));
  await user.click(await submit());
  expect(sent).toMatchObject([['recycling.submit', { stockCode: '120005', dayId: 20_261_129, slotId: 3 }]]);
});

test('a time that is gone is said, and the form stays', async () => {
  const refusal = {
    kind: 'refused',
    code: 'slot_gone',
    field: 'PickupTimeslotDocno',
    message: recyclingMessages.slotGone[0],
  };
  const { user } = show({ options: [GALLON], refusal: refusal as AppError });
  await user.click(await submit());
  expect((await screen.findByRole('alert')).textContent).toBe(recyclingMessages.slotGone[0]);
  expect(navigate).not.toHaveBeenCalled();
});

test('what is asked for stands there with its hours, and is cancelled after a question', async () => {
  const { user, sent } = show({ collections: [ASKED, { ...ASKED, id: 1000, state: 'collected' }] });
  const list = within(await screen.findByRole('region', { name: 'Your collections' }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent.replaceAll('\u00a0', ' '))).toEqual([
    expect.stringMatching(
      /^Water Gallon.*08:00 – 10:00Villa 1, DubaiDeposit: AED.3.00, into your wallet once it is collectedCancel the collection$/,
    ),
    'Water GallonCollected: AED 3.00 went into your wallet',
  ]);
  await user.click(list.getByRole('button', { name: 'Cancel the collection' }));
  await screen.findByRole('button', { name: 'Keep it', hidden: true });
  const yes = screen.getAllByRole('button', { name: 'Cancel the collection', hidden: true }).at(-1);
  if (yes) await user.click(yes);
  expect(sent).toEqual([['recycling.cancel', { id: 1001 }]]);
});

test('whoever taps before the times are there is told what is lacking until they are', async () => {
  let answer = (): void => {};
  const until = new Promise<void>((resolve) => (answer = resolve));
  const { user, sent } = show({ options: [GALLON], until });
  await user.click(await submit());
  expect(screen.getByText(recyclingMessages.dayMissing[0])).toBeTruthy();
  answer();
  await waitFor(() => expect(screen.queryByText(recyclingMessages.dayMissing[0])).toBeNull());
  await user.click(await submit());
  await waitFor(() => expect(sent).toHaveLength(1));
  closePanel();
});

test('with nothing to return it says so, how returning works, and leads on', async () => {
  show({ options: [] });
  expect(await screen.findByText(recyclingMessages.nothing[0])).toBeTruthy();
  expect(screen.getByRole('region', { name: 'How returning works' }).querySelectorAll('li')).toHaveLength(3);
  expect(screen.getByRole('link', { name: 'Start shopping' }).getAttribute('href')).toBe('/en');
});

test('without an address it leads to adding one', async () => {
  show({ addresses: [] });
  expect((await screen.findByRole('link', { name: 'Add an address' })).getAttribute('href')).toBe('/account/myaddress');
});

test('without signal nothing is sent, and the form says why', async () => {
  const { user, sent } = show({ options: [GALLON] });
  await submit();
  noteUnreachable();
  expect(await screen.findByText('Asking for a collection needs a connection.')).toBeTruthy();
  await user.click(await submit());
  expect(sent).toEqual([]);
});

test('containers that go back at one time are one row, with what all of them bring back, and are cancelled together', async () => {
  const { sent } = show({ collections: [ASKED, { ...ASKED, id: 1002 }] });
  const row = (await screen.findByText('Water Gallon', { selector: 'strong' })).closest('li') as HTMLElement;
  expect(screen.getAllByText('Water Gallon', { selector: 'strong' })).toHaveLength(1);
  expect(row.textContent).toContain('2 × Water Gallon');
  expect(row.textContent).toContain('AED\u00a06.00');
  fireEvent.click(within(row).getByRole('button', { name: 'Cancel the collection' }));
  const dialog = await screen.findByRole('alertdialog');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel the collection' }));
  await waitFor(() => expect(sent.map((one) => (one as [string, { id: number }])[1].id)).toEqual([1001, 1002]));
});

test('where all that one has is with a collection, it says so and not that there is nothing', async () => {
  show({ options: [], collections: [ASKED] });
  expect(await screen.findByText(/^All your containers go with this collection/)).toBeTruthy();
  expect(screen.queryByText(recyclingMessages.nothing[0])).toBeNull();
});

test('an address is known by its name, and what comes back is counted', async () => {
  const { user } = show({ options: [WATER] });
  const address = await screen.findByLabelText('Pickup address');
  expect(
    within(address)
      .getByRole('option')
      .textContent.replaceAll(/[\u2068\u2069]/g, ''),
  ).toBe('Home – Villa 1');
  const sum = () => screen.getByText(/^Comes back into your wallet/).textContent.replaceAll('\u00a0', ' ');
  expect(sum()).toBe('Comes back into your wallet: AED 12.00');
  await user.selectOptions(screen.getByLabelText('How many'), '1');
  expect(sum()).toBe('Comes back into your wallet: AED 6.00');
});

test('the time of a delivery that comes there anyway is offered first, and one tap chooses it', async () => {
  const coming = { addressId: 7, dayId: 20_261_129, time: '08:00 - 10:00' };
  const { user, sent } = show({ options: [GALLON], coming: [{ ...coming, addressId: 8, dayId: 20_261_128 }, coming] });
  const offer = await screen.findByRole('button', { name: /^With your delivery of .*29 Nov, 08:00 – 10:00$|today/ });
  expect(offer.getAttribute('aria-pressed')).toBe('false');
  await user.click(offer);
  expect(offer.getAttribute('aria-pressed')).toBe('true');
  await user.click(await submit());
  expect(sent).toMatchObject([['recycling.submit', { dayId: 20_261_129, slotId: 3 }]]);
  closePanel();
});

test('no delivery is offered whose hours the collection does not have', async () => {
  show({ options: [GALLON], coming: [{ addressId: 7, dayId: 20_261_128, time: '20:00 - 22:00' }] });
  await screen.findByRole('radio', { name: /29 Nov/ });
  expect(screen.queryByRole('button', { name: /^With your delivery/ })).toBeNull();
});
