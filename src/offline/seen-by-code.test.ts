import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { succeed } from '#contract/call.ts';
import type { ProductCard } from '#contract/catalogue-card.ts';
import { readRange } from '#contract/catalogue.ts';
import { memoryCaches } from '#tests/support/memory-caches.ts';
import { cardOf } from '#tests/support/product-card.ts';

import { seenByCode } from './seen-by-code.ts';

const MONDAY = 'Mon, 16 Nov 2026 08:00:00 GMT';
const TUESDAY = 'Tue, 17 Nov 2026 08:00:00 GMT';

let caches: CacheStorage;

beforeEach(() => {
  ({ caches } = memoryCaches());
});
afterEach(() => void vi.unstubAllGlobals());

/** As the worker keeps an answer, which varies by headers that nobody has when it is read again. */
async function keep(query: string, date: string, ...products: ProductCard[]): Promise<void> {
  const cache = await caches.open('catalogue');
  const headers = { date, vary: 'accept-language' };
  await cache.put(
    `/ecomapi/catalogue/range?slug=${query}`,
    Response.json(succeed(readRange, { name: { en: query, ar: query }, products }), { headers }),
  );
}

test('names and prices by stock code, as the newest answer has them', async () => {
  await keep('a', TUESDAY, cardOf('M1', { price: 700 }));
  await keep('b', MONDAY, cardOf('M1', { price: 500 }), cardOf('M2', { price: 500 }));
  await keep('c', TUESDAY, cardOf('M2', { price: 700 }));
  const seen = await seenByCode(caches);
  expect([...seen.keys()].toSorted()).toEqual(['M1', 'M2']);
  for (const code of ['M1', 'M2']) {
    expect(seen.get(code)).toMatchObject({ card: { price: 700 }, asOf: '2026-11-17T08:00:00.000Z' });
  }
});

test('they are read again where answers have come or have been replaced, and only then', async () => {
  await keep('a', MONDAY, cardOf('M1', { price: 500 }));
  const first = await seenByCode(caches);
  expect(await seenByCode(caches)).toBe(first);
  await keep('a', TUESDAY, cardOf('M1', { price: 700 }));
  expect((await seenByCode(caches)).get('M1')?.card.price).toBe(700);
  await keep('b', TUESDAY, cardOf('M2'));
  expect((await seenByCode(caches)).has('M2')).toBe(true);
});

test('a browser has one store of them; one that has none has seen nothing', async () => {
  await keep('a', MONDAY, cardOf('M1'));
  vi.stubGlobal('caches', caches);
  expect([...(await seenByCode()).keys()]).toEqual(['M1']);
  vi.stubGlobal('caches', undefined);
  expect((await seenByCode()).size).toBe(0);
});
