import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { succeed } from '#contract/call.ts';
import { readCards } from '#contract/catalogue.ts';
import { createApi } from '#src/net/api.ts';
import { createQueryClient } from '#src/net/read-query.ts';
import { forgetCards, holdCards } from '#src/offline/own-cards.ts';
import type { Shop } from '#src/offline/shop/shop-door.ts';
import { cardOf } from '#tests/support/product-card.ts';

import { keepRowCards } from './keep-row-cards.ts';

const asked: string[][] = [];
const api = createApi((path) => {
  const codes = new URL(path, 'http://shop.example').searchParams.getAll('stockCode');
  asked.push(codes);
  const products = codes.map((code) => cardOf(code));
  return Promise.resolve(
    Response.json(succeed(readCards, { products }), { headers: { date: 'Sat, 21 Nov 2026 06:42:00 GMT' } }),
  );
});

/** Rows that other devices change too. */
function openRows(isComplete = true) {
  let keys: string[] = [];
  let tell = (): void => undefined;
  const below = (prefix: string) => keys.filter((key) => key.startsWith(prefix)).map((key) => [key, {}] as const);
  const shop = {
    view: () => ({ isComplete, below }),
    listen: (onChange: () => void) => {
      tell = onChange;
      return () => (tell = (): void => undefined);
    },
  } as unknown as Shop;
  const put = (next: string[]): void => {
    keys = next;
    tell();
  };
  return { shop, put };
}
const quiet = () => vi.advanceTimersByTimeAsync(2_100);

beforeEach(() => {
  vi.useFakeTimers();
  asked.length = 0;
  holdCards([], () => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  forgetCards();
});

test('the products of cart, lists and favourites are asked for once, in one question, and then those that come', async () => {
  const { shop, put } = openRows();
  put(['C:CRT|A1', 'I:week|A2', 'F:A3', 'I:week|A1', 'L:week', 'N:A9']);
  const stop = keepRowCards(createQueryClient(api), shop);
  await quiet();
  expect(asked).toEqual([['A1', 'A2', 'A3']]);
  put(['C:CRT|A1', 'I:week|A4']);
  await quiet();
  expect(asked.slice(1)).toEqual([['A4']]);
  stop();
  put(['C:CRT|A5']);
  await quiet();
  expect(asked).toHaveLength(2);
});

test('what this device has is not asked for, nor the shopper’s own words, nor anything before the rows are whole', async () => {
  holdCards([{ stockCode: 'A1', answer: null, asOf: '2026-11-20T08:00:00.000Z' }], () => undefined);
  const { shop, put } = openRows();
  put(['C:CRT|A1', 'F:A2', 'I:week|*candles']);
  keepRowCards(createQueryClient(api), shop);
  await quiet();
  expect(asked).toEqual([['A2']]);
  const unread = openRows(false);
  unread.put(['C:CRT|B1']);
  keepRowCards(createQueryClient(api), unread.shop);
  await quiet();
  expect(asked).toHaveLength(1);
});
