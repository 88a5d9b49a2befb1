import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { Tracking } from '#contract/order-detail.ts';
import { createQueryClient } from '#src/net/read-query.ts';
import { rememberUser } from '#src/state/session.ts';
import { showWidget } from '#tests/support/show-widget.tsx';

import { OrderTracking } from './order-tracking.tsx';

const POLL_MS = 15_000;
const both = (text: string) => ({ en: text, ar: text });
const TRACKING: Tracking = {
  docno: 1001,
  stage: 3,
  isWaiting: false,
  placedAt: '2026-11-22T20:00:00.000Z',
  pickedAt: '2026-11-23T02:00:00.000Z',
  sentAt: '2026-11-23T03:30:00.000Z',
  onItsWayAt: null,
  deliveredAt: null,
  time: '08:00 - 10:00',
  address: both('Villa 12'),
  pin: null,
  dayLabel: both('23 Nov, 2026'),
  startsAt: '2026-11-23T04:00:00.000Z',
  endsAt: '2026-11-23T06:00:00.000Z',
  changeableUntil: null,
  driver: both(''),
  driverPhone: '',
  canRate: true,
  changes: [],
  items: [],
  asOf: '2026-11-23T03:40:00.000Z',
};

/** The link of the phone: what it brings, or nothing. */
function show() {
  const link: { brings: Partial<Tracking> | null } = { brings: {} };
  const send = vi.fn(async ({ name }: { name: string }) => {
    if (name !== 'orders.readTracking')
      return { ok: true, value: { value: [], asOf: '', message: 'Success' } } as never;
    if (link.brings === null) return { ok: false, error: { kind: 'timeout' } } as never;
    const value = { ...TRACKING, ...link.brings };
    return { ok: true, value: { value, asOf: new Date().toISOString(), message: 'Success' } } as never;
  });
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  showWidget(
    <RouterContextProvider router={router}>
      <QueryClientProvider client={createQueryClient({ send })}>
        <OrderTracking place={{ doctype: 'RSO', docno: 1001 }} tab="upcoming" />
      </QueryClientProvider>
    </RouterContextProvider>,
  );
  return { link, send };
}
const spaced = (text: string | null) => (text ?? '').replaceAll('\u00a0', ' ');
const passes = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const current = () => document.querySelector('[aria-current="step"]')?.getAttribute('data-stage');
const age = () => screen.queryByText(/^Last updated/)?.textContent ?? null;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-23T03:40:00Z') });
  rememberUser({ id: 7, firstName: 'Sara', lastName: '', email: 'sara@example.ae', customerCode: 'C7' });
});
afterEach(() => vi.useRealTimers());

test('it moves by itself while it is open, and stops asking once it was delivered', async () => {
  const { link, send } = show();
  await passes(100);
  expect([current(), age()]).toEqual(['3', null]);
  link.brings = { stage: 4, onItsWayAt: '2026-11-23T04:00:00.000Z' };
  await passes(POLL_MS);
  expect(current()).toBe('4');
  // One promise: the hours are said by their step.
  expect(spaced(screen.getByRole('status').textContent)).toContain('Arriving by 08:30');
  expect(spaced(document.body.textContent)).toContain('On the wayToday, 08:00Reaching within 30 minutes');
  expect(screen.getByRole('status').textContent).not.toContain('08:00 – 10:00');
  link.brings = { stage: 6, deliveredAt: '2026-11-23T04:20:00.000Z' };
  await passes(POLL_MS);
  expect(current()).toBe('6');
  const asked = send.mock.calls.length;
  await passes(4 * POLL_MS);
  expect(send.mock.calls.length).toBe(asked);
});

test('on its way long before its hours, these are no promise any more', async () => {
  const { link } = show();
  await passes(100);
  expect(screen.queryByText('Delivery between')).not.toBeNull();
  link.brings = { stage: 4, onItsWayAt: '2026-11-23T03:30:00.000Z', startsAt: '2026-11-23T06:00:00.000Z' };
  await passes(POLL_MS);
  expect(screen.queryByText('Delivery between')).toBeNull();
  expect(spaced(screen.getByRole('status').textContent)).toContain('Arriving by 08:00');
});

test('it says by when that is, then by when its hours are over, and after these that it runs late, by itself', async () => {
  const { link } = show();
  const said = () => spaced(document.body.textContent);
  await passes(100);
  link.brings = { stage: 4, onItsWayAt: '2026-11-23T03:40:00.000Z' };
  await passes(POLL_MS);
  expect(said()).toContain('Arriving by 08:10');
  expect(said()).toContain('Reaching within 30 minutes');
  link.brings = null;
  await passes(10 * 60_000);
  expect(said()).toMatch(/Reaching within (19|20) minutes/);
  await passes(30 * 60_000);
  expect(said()).toContain('Arriving by 10:00');
  expect(said()).not.toContain('Reaching within');
  await passes(110 * 60_000);
  expect(said()).toContain('Running late');
});

test('it takes longer: the shop says that its hours still hold, and after these that it is sorry and whom to ask', async () => {
  const { link } = show();
  const said = () => spaced(document.body.textContent);
  await passes(100);
  link.brings = {
    stage: 4,
    startsAt: '2026-11-23T03:30:00.000Z',
    endsAt: '2026-11-23T05:30:00.000Z',
    onItsWayAt: '2026-11-23T03:40:00.000Z',
  };
  await passes(POLL_MS);
  link.brings = null;
  await passes(31 * 60_000);
  expect(said()).toContain(
    'Arriving by 09:30It takes longer than we said, and comes within the time you chose: 07:30 – 09:30.',
  );
  await passes(80 * 60_000);
  expect(said()).toContain('Running lateWe are sorry for the wait. Write to us, and we ask your driver when it comes.');
});

test('brought to a closed door it waits, and nobody is told that it is about to come', async () => {
  const { link } = show();
  link.brings = { stage: 4, isWaiting: true };
  await passes(100 + POLL_MS);
  expect(current()).toBe('4');
  expect(screen.getByRole('status').textContent).toContain('Waiting for you');
  expect(screen.queryByText('Reaching within 30 minutes')).toBeNull();
});

test('who brings it and whom to ask stand right below, once', async () => {
  const { link } = show();
  link.brings = { stage: 4, driver: both('Bilal'), driverPhone: '+971500000022' };
  await passes(100 + POLL_MS);
  const box = screen.getByRole('region', { name: 'Delivery status' });
  expect(spaced(box.textContent)).toContain('Your driver: Bilal');
  expect(within(box).getByRole('link', { name: 'Call Bilal' }).getAttribute('href')).toBe('tel:+971500000022');
  expect(screen.getAllByText('Contact us').map((one) => box.contains(one))).toEqual([true]);
});

test('once it has come it is asked how it was, and not again once that is said', async () => {
  const { link } = show();
  link.brings = { stage: 6, driver: both('Bilal'), deliveredAt: '2026-11-23T04:20:00.000Z' };
  await passes(100 + POLL_MS);
  expect(screen.getByRole('button', { name: 'Rate your order: RSO-1001' })).toBeTruthy();
  cleanup();
  const rated = show();
  rated.link.brings = { ...link.brings, canRate: false };
  await passes(100 + POLL_MS);
  expect(screen.queryByRole('button', { name: /^Rate your order/ })).toBeNull();
});

test('the map shows where it goes while it comes, and nothing of a place that nobody knows', async () => {
  const { link } = show();
  await passes(100);
  const strip = () => document.querySelector('[aria-hidden="true"]:has(svg ellipse)');
  expect(strip()).toBeNull();
  link.brings = { pin: { latitude: 25.08, longitude: 55.14 } };
  await passes(POLL_MS);
  expect(strip()).not.toBeNull();
  link.brings = { ...link.brings, stage: 6, deliveredAt: '2026-11-23T04:20:00.000Z' };
  await passes(POLL_MS);
  expect(strip()).toBeNull();
});

test('on a flaky link it stays, says how old it is, and says so no more once an answer comes', async () => {
  const { link } = show();
  await passes(100);
  link.brings = null;
  // The poll, and its one repetition.
  await passes(POLL_MS + 1000);
  expect(current()).toBe('3');
  expect(age()).toContain('07:40');
  await passes(10 * POLL_MS);
  expect([current(), age()]).toEqual(['3', expect.stringContaining('07:40')]);
  link.brings = { stage: 4 };
  await passes(POLL_MS);
  expect([current(), age()]).toEqual(['4', null]);
});

const stepsSaid = () =>
  [...document.querySelectorAll('[data-stage]')].map((one) =>
    [...one.querySelectorAll('p')].map(({ textContent }) => spaced(textContent)),
  );

test('what happens now is said in a sentence; each step has the time at which it was reached', async () => {
  show();
  await passes(100);
  expect(stepsSaid()).toEqual([
    ['Order PlacedToday, 00:00'],
    ['Picking OrganizedToday, 06:00'],
    ['Out for DeliveryToday, 07:30', 'Delivery between 08:00 – 10:00'],
    ['On the way'],
    ['Delivery Completed'],
  ]);
  const standings = [...document.querySelectorAll('li[data-stage]')].map((one) => one.getAttribute('data-standing'));
  expect(standings).toEqual(['done', 'done', 'now', 'next', 'later']);
});

test('the hours in which it comes stand first, and the minute in which it came', async () => {
  const { link } = show();
  await passes(100);
  expect(spaced(screen.getByRole('status').textContent)).toContain('Arriving today 08:00 – 10:00');
  link.brings = { stage: 6, deliveredAt: '2026-11-23T04:20:00.000Z' };
  await passes(POLL_MS);
  expect(spaced(screen.getByRole('status').textContent)).toContain('Delivered today 08:20');
});

test('before it is picked: until when it can be changed, and what the page of an order offers then', async () => {
  const { link } = show();
  const acts = () => [...document.querySelectorAll('[data-act]')].map((act) => act.getAttribute('data-act'));
  link.brings = {
    stage: 1,
    pickedAt: null,
    sentAt: null,
    changeableUntil: '2026-11-23T05:00:00.000Z',
    changes: ['add_items', 'reschedule', 'cancel'],
  };
  await passes(100 + POLL_MS);
  expect(stepsSaid()[0]).toContain('We have your order.');
  expect(spaced(document.body.textContent)).toContain('You can add to it, move it or cancel it until today at 09:00.');
  expect(acts()).toEqual(['add_items', 'reschedule', 'contact']);
  expect(document.querySelector('[data-lead]')?.getAttribute('data-act')).toBe('add_items');
  expect(screen.getAllByText('Contact us')).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Cancel the order' })).toBeTruthy();
  link.brings = { stage: 2 };
  await passes(POLL_MS);
  expect(acts()).toEqual([]);
  expect(screen.queryByRole('button', { name: 'Cancel the order' })).toBeNull();
});

test('what comes is a list with what each thing came to; Buy Again is no button of a thing before it has come', async () => {
  const { link } = show();
  const apples = {
    stockCode: '101001',
    name: both('Apples'),
    units: both('1 kg'),
    image: '/a.webp',
    quantity: 2,
    amount: 1350,
  };
  link.brings = { stage: 1, items: [apples] };
  await passes(100 + POLL_MS);
  expect(spaced(screen.getByRole('region', { name: /In this order/ }).textContent)).toBe(
    'In this order 1Order RSO-1001Apples1 kg · Qty 2AED 13.50',
  );
  expect(screen.queryByText('Buy Again')).toBeNull();
  link.brings = { stage: 2, items: [apples] };
  await passes(POLL_MS);
  expect(screen.getAllByText('Buy Again')).toHaveLength(1);
});
