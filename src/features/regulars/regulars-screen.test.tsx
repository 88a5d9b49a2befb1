import { QueryClientProvider } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { regularMessages } from '#contract/messages/regulars.ts';
import type { Regular, RegularDelivery } from '#contract/regulars.ts';
import { createQueryClient } from '#src/net/read-query.ts';
import { noteReachable, noteUnreachable } from '#src/state/connectivity.ts';
import { openPanel } from '#src/state/panels.ts';
import { showToast } from '#src/state/toasts.ts';
import { week } from '#tests/support/regular-offer.ts';
import { showWidget } from '#tests/support/show-widget.tsx';

import { RegularsScreen } from './regulars-screen.tsx';

const navigate = vi.fn(async () => undefined);
vi.mock('@tanstack/react-router', () => ({ useNavigate: () => navigate }));
vi.mock('#src/state/session.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  useSessionUser: () => ({ id: 1 }),
}));
vi.mock('#src/state/toasts.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  showToast: vi.fn(),
}));
vi.mock('#src/state/panels.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  openPanel: vi.fn(),
}));
vi.mock('#src/blocks/app-link.tsx', () => ({
  AppLink: ({ path, children }: { path: string; children: React.ReactNode }) => <a href={path}>{children}</a>,
}));
vi.mock('#src/blocks/screen-header.tsx', () => ({ ScreenHeader: () => null }));

const MILK: Regular = {
  docno: 900,
  fils: 5200,
  weeks: 4,
  days: week([0, 3]),
  payState: 'ON DELIVERY',
  billFils: 0,
  quantity: 1,
  name: { en: 'Milk', ar: '' },
  image: '/milk.svg',
  time: '10:00 - 12:00',
  startDay: '2027-01-03',
  endDay: '2027-01-27',
  stockDocno: 1,
  origin: { en: '', ar: '' },
  units: { en: '1 l', ar: '' },
  minimumOrder: 1,
  totalQuantity: 8,
  stockCode: '101001',
  left: 8,
  nextDay: '2027-01-03',
  orderedDay: '',
  isRunning: true,
  mayChange: true,
};
const delivery = (place: number, of: Partial<RegularDelivery> = {}): RegularDelivery => ({
  lineId: 5000 + place,
  place,
  name: MILK.name,
  quantity: 1,
  units: MILK.units,
  day: `2027-01-${String(place).padStart(2, '0')}`,
  time: '10:00 - 12:00',
  isPaid: false,
  state: 'planned',
  orderDocno: null,
  ...of,
});

interface Options {
  regulars?: readonly Regular[];
  deliveries?: readonly RegularDelivery[];
  message?: string;
}

function show({ regulars = [MILK], deliveries = [], message = 'Success' }: Options = {}) {
  const sent: unknown[] = [];
  const answers: Record<string, object> = { 'regulars.list': { regulars }, 'regulars.read': { deliveries } };
  const send = vi.fn(async ({ name }: { name: string }, input: unknown) => {
    const value = answers[name];
    if (value) return { ok: true, value: { value, asOf: new Date().toISOString() } } as never;
    sent.push([name, input]);
    return { ok: true, value: { value: { fils: 5200, doctype: 'PBO', docno: 77 }, message } } as never;
  });
  const shown = showWidget(
    <QueryClientProvider client={createQueryClient({ send })}>
      <RegularsScreen />
    </QueryClientProvider>,
  );
  return { ...shown, sent };
}
const card = async (name = 'Milk') => within(await screen.findByRole('article', { name }));
const plain = (text: string) => text.replaceAll('\u00a0', ' ');
async function choose(user: ReturnType<typeof show>['user'], action: string): Promise<void> {
  await user.click((await card()).getByRole('button', { name: 'More for Milk' }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
}

beforeEach(() => {
  noteReachable();
  vi.clearAllMocks();
});

test('a card says what comes, when, how long, and how it is paid', async () => {
  show();
  await card();
  const said = plain(screen.getByRole('article').textContent);
  for (const words of ['1 l · 1 with each delivery', 'Sun, Wed', '10:00 – 12:00', '4 weeks', '8 deliveries to come'])
    expect(said).toContain(words);
  expect(said).toContain('Next delivery: Sun 3 Jan');
  // What one delivery costs, of eight that cost 52 dirhams.
  expect(said).toContain('AED 6.50From your wallet each time');
  expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
});

test('a delivery that is an order since before it was changed comes first', async () => {
  show({ regulars: [{ ...MILK, orderedDay: '2027-01-02' }] });
  await card();
  const lines = screen.getAllByText(/^(Next delivery|Your change)/).map(({ textContent }) => textContent);
  expect(lines).toEqual([
    expect.stringMatching(/^Next delivery: Sat 2 Jan.*, unchanged$/),
    expect.stringMatching(/^Your change begins Sun 3 Jan/),
  ]);
  expect(screen.getByText('Each delivery after that')).toBeTruthy();
});

test('with none it says what they are, and leads to what can be one', async () => {
  show({ regulars: [] });
  expect(await screen.findByText(regularMessages.none[0])).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Find products for it' }).getAttribute('href')).toBe(
    '/searchpage?featured=regular',
  );
});

test('those that are over stand apart, and are not ended again', async () => {
  const { user } = show({ regulars: [{ ...MILK, isRunning: false, mayChange: false, nextDay: '', left: 0 }] });
  const over = within(await screen.findByRole('region', { name: 'Ended' }));
  await user.click(over.getByRole('button', { name: 'More for Milk' }));
  const actions = await screen.findAllByRole('menuitem');
  expect(actions.map(({ textContent }) => textContent)).toEqual(['View Regular', 'Repeat Regular']);
});

test('it is deleted after a question, and the shop’s sentence is said', async () => {
  const { user, sent } = show({ message: regularMessages.cancelledPaid[0] });
  await choose(user, 'Delete Regular');
  await user.click(await screen.findByRole('button', { name: 'Yes, delete it', hidden: true }));
  expect(sent).toEqual([['regulars.cancel', { docno: 900 }]]);
  await vi.waitFor(() => expect(showToast).toHaveBeenCalledWith(regularMessages.cancelledPaid[0], 'success'));
});

test('it is repeated in the form', async () => {
  const { user } = show();
  await choose(user, 'Repeat Regular');
  const opened = { stockCode: '101001', name: MILK.name, repeats: 900 };
  expect(openPanel).toHaveBeenCalledExactlyOnceWith('regular_modal', opened);
});

test('one that runs is changed in the form, one that is over is not', async () => {
  const over = {
    ...MILK,
    docno: 901,
    name: { en: 'Eggs', ar: '' },
    isRunning: false,
    mayChange: false,
    nextDay: '',
    left: 0,
  };
  const { user } = show({ regulars: [MILK, over] });
  await user.click(await screen.findByRole('button', { name: 'Change Milk' }));
  const opened = { stockCode: '101001', name: MILK.name, changes: 900 };
  expect(openPanel).toHaveBeenCalledExactlyOnceWith('regular_modal', opened);
  expect(screen.queryByRole('button', { name: 'Change Eggs' })).toBeNull();
});

test('what is not paid leads to the page of its bill', async () => {
  const { user, sent } = show({ regulars: [{ ...MILK, payState: 'UNPAID', billFils: 5200 }] });
  expect((await card()).getByText('Nothing comes until it is paid')).toBeTruthy();
  expect((await card()).queryByText(/paid together/)).toBeNull();
  await user.click((await card()).getByRole('button', { name: /^Pay AED.52\.00$/ }));
  expect(sent).toMatchObject([['bills.open', { docno: 900, doctype: 'REG', shownFils: 5200 }]]);
  expect(navigate).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ to: '/$locale/Finalizepayment', search: expect.objectContaining({ piDocno: '77' }) }),
  );
});

test('its deliveries open within the card; one is cancelled after a question, one leads to its order', async () => {
  const deliveries = [delivery(1, { state: 'ordered', orderDocno: 44, isPaid: true }), delivery(2), delivery(3)];
  const { user, sent } = show({ deliveries, message: '' });
  await user.click((await card()).getByRole('button', { name: 'View deliveries' }));
  const table = within(await screen.findByRole('table', { name: 'Deliveries of Milk' }));
  const [, first, second] = table.getAllByRole('row');
  expect(first && within(first).getByRole('link').getAttribute('href')).toBe(
    '/orderinvoice/RSO/44/order?title=upcoming',
  );
  await user.click(within(second ?? document.body).getByRole('button', { name: /^Cancel this order/ }));
  await user.click(await screen.findByRole('button', { name: 'Yes, cancel it', hidden: true }));
  expect(sent).toEqual([['regulars.cancelDelivery', { lineId: 5002 }]]);
  await vi.waitFor(() => expect(showToast).toHaveBeenCalledWith(regularMessages.deliveryCancelled[0], 'success'));
});

test('of many the next ones stand there first', async () => {
  const many = Array.from({ length: 20 }, (_, at) =>
    delivery(at + 1, at < 5 ? { state: 'ordered', orderDocno: at + 1 } : {}),
  );
  const { user } = show({ deliveries: many });
  await user.click((await card()).getByRole('button', { name: 'View deliveries' }));
  expect(await screen.findAllByRole('row')).toHaveLength(1 + 8);
  expect(screen.getAllByRole('row')[1]?.textContent).toContain('5 Jan');
  await user.click(screen.getByRole('button', { name: 'Show all 20 deliveries' }));
  expect(screen.getAllByRole('row')).toHaveLength(1 + 20);
});

test('what was made together is paid together, and says so', async () => {
  const { user, sent } = show({ regulars: [{ ...MILK, payState: 'UNPAID', billFils: 9100 }] });
  expect((await card()).getByText('It is paid together with the other products of its order')).toBeTruthy();
  await user.click((await card()).getByRole('button', { name: /^Pay AED.91\.00$/ }));
  expect(sent).toMatchObject([['bills.open', { docno: 900, shownFils: 9100 }]]);
});

test('without signal what was kept is read, and nothing is begun', async () => {
  const { user, sent } = show({ regulars: [{ ...MILK, payState: 'UNPAID' }] });
  await card();
  noteUnreachable();
  expect(await screen.findByText('Changing a regular order needs a connection.')).toBeTruthy();
  await user.click((await card()).getByRole('button', { name: /^Pay/ }));
  await choose(user, 'Delete Regular');
  expect(sent).toEqual([]);
  expect(showToast).toHaveBeenCalledWith('This needs a connection');
});

test('what comes together is one group: its next day and its sum once, and each product with its own menu', async () => {
  const eggs = { ...MILK, docno: 901, name: { en: 'Eggs', ar: '' }, fils: 8000, nextDay: '2027-01-06', left: 7 };
  const friday = { ...MILK, docno: 902, name: { en: 'Bread', ar: '' }, days: week([5]) };
  const { user } = show({ regulars: [MILK, friday, eggs], deliveries: [delivery(1)] });
  const group = within(await screen.findByRole('article', { name: /^Every Sunday and Wednesday, 10:00/ }));
  expect(screen.getAllByRole('article')).toHaveLength(2);
  const said = plain(screen.getAllByRole('article')[0]?.textContent ?? '');
  expect(said).toContain('Each deliveryAED 16.50From your wallet each time');
  const [milkRow, eggsRow] = group.getAllByRole('listitem');
  expect(plain(milkRow?.textContent ?? '')).toBe('Milk1 l · Qty 1 · AED 6.50');
  // What comes at another day than the group says it itself.
  expect(plain(eggsRow?.textContent ?? '')).toMatch(/AED 10.00Next delivery: Wed 6 Jan/);
  await user.click(group.getByRole('button', { name: 'More for Eggs' }));
  const actions = await screen.findAllByRole('menuitem');
  expect(actions.map(({ textContent }) => textContent)).toEqual([
    'View Regular',
    'Change Regular',
    'Delete Regular',
    'Repeat Regular',
  ]);
  await user.click(screen.getByRole('menuitem', { name: 'Change Regular' }));
  const opened = { stockCode: '101001', name: eggs.name, changes: 901 };
  expect(openPanel).toHaveBeenCalledExactlyOnceWith('regular_modal', opened);
  await user.click(group.getByRole('button', { name: 'More for Eggs' }));
  await user.click(await screen.findByRole('menuitem', { name: 'View Regular' }));
  expect(await group.findByRole('table', { name: 'Deliveries of Eggs' })).toBeTruthy();
});

test('what is paid by one bill is one group with one button; products of another bill stand apart', async () => {
  const unpaid = { ...MILK, payState: 'UNPAID' as const, nextDay: '', billFils: 9100 };
  const eggs = { ...unpaid, docno: 901, name: { en: 'Eggs', ar: '' }, fils: 3900 };
  const { user, sent } = show({ regulars: [unpaid, eggs, { ...unpaid, docno: 902, billFils: 5200 }] });
  await screen.findByRole('article', { name: /^Every Sunday/ });
  expect(screen.getAllByRole('article')).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: /^Pay AED.91\.00$/ }));
  expect(sent).toMatchObject([['bills.open', { docno: 900, shownFils: 9100 }]]);
});
