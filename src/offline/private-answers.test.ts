import 'fake-indexeddb/auto';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { getMyProfile, type Profile } from '#contract/account.ts';
import { readCards } from '#contract/catalogue.ts';
import { forgetPrivate } from '#src/net/private-query.ts';
import { cardOf } from '#tests/support/product-card.ts';
import { stubBrowser } from '#tests/support/stub-browser.ts';

import { eraseDevice } from './erase-device.ts';
import { noteCards, ownCard } from './own-cards.ts';
import { keepPrivateAnswers } from './private-answers.ts';
import { PrivateDatabase, type StoredAnswer } from './private-database.ts';

const DAY_MS = 24 * 3_600_000;
const daysAgo = (days: number): string => new Date(Date.now() - days * DAY_MS).toISOString();
const answer = (key: string, asOf: string): StoredAnswer => ({
  key,
  call: getMyProfile.name,
  input: key,
  answer: {},
  asOf,
});

beforeEach(() => void stubBrowser());
afterEach(async () => {
  vi.restoreAllMocks();
  await eraseDevice();
});

test('a start lets go of answers that are older than 90 days, and of all but the newest hundred of a call', async () => {
  const database = new PrivateDatabase(7);
  const many = Array.from({ length: 103 }, (_, at) => answer(`recent ${at}`, daysAgo(at / 10)));
  await database.answers.bulkPut([...many, { ...answer('other', daysAgo(89)), call: 'other' }]);
  await database.answers.put({ ...answer('too old', daysAgo(91)), call: 'another' });
  database.close();
  await keepPrivateAnswers(new QueryClient(), 7);
  const left = new PrivateDatabase(7);
  const keys = await left.answers.toCollection().primaryKeys();
  left.close();
  expect(keys.filter((key) => key.startsWith('recent'))).toHaveLength(100);
  expect(keys).not.toContain('recent 102');
  expect(keys).toContain('other');
  expect(keys).not.toContain('too old');
});

const PRIVATE = { isPrivate: true };
const KEY = [getMyProfile.name, {}];
const PROFILE: Profile = {
  docType: 'USR',
  id: 7,
  firstName: 'Aisha',
  lastName: '',
  alternateEmail: '',
  alternateMobile: '',
  discountCoupon: '',
  packing: 'bags',
  printsInvoice: false,
  alternative: 'call',
  email: 'aisha@example.ae',
  isEmailProved: true,
  mobile: null,
  hasPassword: true,
  wantsOffers: false,
};

/** As a screen's query would, with the server's answer. */
async function read(client: QueryClient, value: unknown, asOf: string, queryKey: unknown[] = KEY, meta = PRIVATE) {
  await client.fetchQuery({ queryKey, queryFn: () => Promise.resolve({ value, asOf }), meta });
}

async function onDevice<T>(work: (database: PrivateDatabase) => PromiseLike<T>, userId = 7): Promise<T> {
  const database = new PrivateDatabase(userId);
  try {
    return await work(database);
  } finally {
    database.close();
  }
}

const kept = (userId = 7): Promise<StoredAnswer[]> => onDevice(({ answers }) => answers.toArray(), userId);

/** A client that has read the profile, and a device that keeps it. */
async function withProfile(asOf: string): Promise<QueryClient> {
  const client = new QueryClient();
  await keepPrivateAnswers(client, 7);
  await read(client, PROFILE, asOf);
  await vi.waitFor(async () => expect(await kept()).toHaveLength(1), { interval: 2 });
  return client;
}

describe('what the shopper has read', () => {
  test('is there at the next start, of its own time, to be asked for again however young, as theirs to be forgotten', async () => {
    const asOf = daysAgo(2);
    await withProfile(asOf);
    const next = new QueryClient();
    await keepPrivateAnswers(next, 7);
    expect(next.getQueryData(KEY)).toEqual({ value: PROFILE, asOf });
    expect(next.getQueryState(KEY)).toMatchObject({
      status: 'success',
      dataUpdatedAt: Date.parse(asOf),
      isInvalidated: true,
    });
    forgetPrivate(next);
    expect(next.getQueryData(KEY)).toBeUndefined();
  });

  test('is not there for another shopper, and nothing of that one’s is kept as theirs', async () => {
    const hers = await withProfile(daysAgo(1));
    const his = new QueryClient();
    await keepPrivateAnswers(his, 8);
    expect(his.getQueryData(KEY)).toBeUndefined();
    await read(hers, { ...PROFILE, firstName: 'Late' }, daysAgo(0));
    await read(his, { ...PROFILE, id: 8 }, daysAgo(0));
    await vi.waitFor(async () => expect(await kept(8)).toHaveLength(1), { interval: 2 });
    expect(JSON.stringify(await kept())).not.toContain('Late');
  });

  test('is kept as it came over the wire, and alone: not what is everyone’s, nor what failed, nor what no call answers', async () => {
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    await read(client, { products: [] }, daysAgo(1), [readCards.name, {}], { isPrivate: false });
    await read(client, {}, daysAgo(1), ['no.such.call', {}]);
    const failing = { queryKey: ['account.readPoints', {}], queryFn: () => Promise.reject(new Error('500')) };
    await expect(client.fetchQuery({ ...failing, meta: PRIVATE })).rejects.toThrow('500');
    const asOf = daysAgo(0);
    await read(client, PROFILE, asOf);
    // All of it was read before the database was open: it is one write.
    await keepPrivateAnswers(client, 7);
    client.setQueryData(['no.such.call', {}], {});
    await vi.waitFor(async () => expect(await kept()).not.toEqual([]), { interval: 2 });
    expect(await kept()).toEqual([
      {
        key: JSON.stringify(KEY),
        call: getMyProfile.name,
        input: {},
        answer: getMyProfile.answer.encode(PROFILE),
        asOf,
      },
    ]);
  });

  test('is written once, not with everything else that changes on the screens', async () => {
    const client = await withProfile(daysAgo(1));
    const put = vi.spyOn(IDBObjectStore.prototype, 'put');
    await read(client, { products: [] }, daysAgo(0), [readCards.name, {}], { isPrivate: false });
    await new Promise((soon) => setTimeout(soon));
    expect(put).not.toHaveBeenCalled();
    client.setQueryData(KEY, { value: { ...PROFILE, firstName: 'Maryam' }, asOf: daysAgo(0) }, { updatedAt: 1 });
    await vi.waitFor(async () => expect(JSON.stringify(await kept())).toContain('Maryam'), { interval: 2 });
  });

  test('is not made anew on a device that another tab has erased, and nothing is shown from memory', async () => {
    const client = await withProfile(daysAgo(1));
    noteCards([{ card: cardOf('M1'), asOf: daysAgo(1) }]);
    await new Promise((done) => indexedDB.deleteDatabase('zad-user-7').addEventListener('success', done));
    expect(ownCard('M1')?.card.stockCode).toBe('M1');
    await read(client, { ...PROFILE, firstName: 'Late' }, daysAgo(0));
    await new Promise((soon) => setTimeout(soon));
    expect(ownCard('M1')).toBeUndefined();
    expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain('zad-user-7');
  });

  test('stays away where they sign out while it is read', async () => {
    await withProfile(daysAgo(1));
    const next = new QueryClient();
    const keeping = keepPrivateAnswers(next, 7).catch(() => undefined);
    await eraseDevice();
    await keeping;
    noteCards([{ card: cardOf('M1'), asOf: daysAgo(0) }]);
    expect([next.getQueryData(KEY), ownCard('M1')]).toEqual([undefined, undefined]);
  });
});

test('what is stored is untrusted: what this app cannot read is passed over, and the rest is there', async () => {
  const good = { key: 'good', call: getMyProfile.name, input: {}, answer: getMyProfile.answer.encode(PROFILE) };
  await onDevice(({ answers }) =>
    answers.bulkPut([
      { ...good, asOf: daysAgo(1) },
      { ...good, key: 'torn', input: { at: 1 }, answer: { userDocNo: 'seven' }, asOf: daysAgo(1) },
      { ...good, key: 'newer', call: 'account.ofTomorrow', asOf: daysAgo(1) },
    ]),
  );
  const client = new QueryClient();
  await keepPrivateAnswers(client, 7);
  const keys = client
    .getQueryCache()
    .getAll()
    .map(({ queryKey }) => queryKey);
  expect(keys).toEqual([KEY]);
});

describe('cards of the shopper’s products', () => {
  const card = (stockCode: string) => ({ stockCode, answer: {}, asOf: daysAgo(1) });

  test('are there at the next start', async () => {
    await keepPrivateAnswers(new QueryClient(), 7);
    noteCards([{ card: cardOf('M1'), asOf: daysAgo(1) }]);
    await vi.waitFor(async () => expect(await onDevice(({ cards }) => cards.count())).toBe(1), { interval: 2 });
    await keepPrivateAnswers(new QueryClient(), 8);
    expect(ownCard('M1')).toBeUndefined();
    await keepPrivateAnswers(new QueryClient(), 7);
    expect(ownCard('M1')?.card.stockCode).toBe('M1');
  });

  test('that have piled up over the years are let go', async () => {
    const many = (count: number) => Array.from({ length: count }, (_, at) => card(`S${at}`));
    await onDevice(({ cards }) => cards.bulkPut(many(2000)));
    await keepPrivateAnswers(new QueryClient(), 7);
    expect(await onDevice(({ cards }) => cards.count())).toBe(2000);
    await onDevice(({ cards }) => cards.put(card('one more')));
    await keepPrivateAnswers(new QueryClient(), 7);
    expect(await onDevice(({ cards }) => cards.count())).toBe(0);
  });
});
