import { afterEach, expect, test, vi } from 'vitest';

import { succeed } from '#contract/call.ts';
import { readCards } from '#contract/catalogue.ts';
import { createApi } from '#src/net/api.ts';
import { createQueryClient } from '#src/net/read-query.ts';
import { cardOf } from '#tests/support/product-card.ts';

import { askCard } from './ask-cards.ts';

const seen = vi.hoisted(() => new Map<string, unknown>());
const device = vi.hoisted(() => ({ isBroken: false }));
vi.mock('#src/offline/seen-by-code.ts', () => ({
  seenByCode: () => (device.isBroken ? Promise.reject(new Error('no such chunk')) : Promise.resolve(seen)),
}));
afterEach(() => {
  seen.clear();
  device.isBroken = false;
});

/** A shop that has every product whose code begins with A. */
function openShop(): { client: ReturnType<typeof createQueryClient>; asked: string[] } {
  const asked: string[] = [];
  const api = createApi((path) => {
    asked.push(path);
    const codes = new URL(path, 'http://shop.example').searchParams.getAll('stockCode');
    const products = codes.filter((code) => code.startsWith('A')).map((code) => cardOf(code));
    return Promise.resolve(
      Response.json(succeed(readCards, { products }), { headers: { date: 'Sat, 21 Nov 2026 06:42:00 GMT' } }),
    );
  });
  return { client: createQueryClient(api), asked };
}

function noSignal() {
  return createQueryClient(createApi(() => Promise.reject(new TypeError('Failed to fetch'))));
}

test('what is asked in one moment is one question, sorted, each code once', async () => {
  const { client, asked } = openShop();
  const cards = await Promise.all(['A2', 'A1', 'A2', 'B1'].map((code) => askCard(client, code)));
  expect(asked).toEqual(['/ecomapi/catalogue/cards?stockCode=A1&stockCode=A2&stockCode=B1']);
  expect(cards.map(({ card }) => card?.stockCode ?? null)).toEqual(['A2', 'A1', 'A2', null]);
  expect(cards[0]).toMatchObject({ asOf: '2026-11-21T06:42:00.000Z', isFresh: true });
});

test('more than a hundred are more than one question', async () => {
  const { client, asked } = openShop();
  const codes = Array.from({ length: 230 }, (_, at) => `A${at}`);
  const cards = await Promise.all(codes.map((code) => askCard(client, code)));
  expect(cards.every(({ card }, at) => card?.stockCode === codes[at])).toBe(true);
  expect(asked.map((path) => path.split('stockCode=').length - 1)).toEqual([100, 100, 30]);
});

test('without signal what the device has seen, with the time it is from; the rest is an error', async () => {
  seen.set('A1', { card: cardOf('A1'), asOf: '2026-11-18T08:00:00.000Z' });
  const client = noSignal();
  const [known, unknown] = await Promise.allSettled([askCard(client, 'A1'), askCard(client, 'A2')]);
  expect(known).toMatchObject({ value: { asOf: '2026-11-18T08:00:00.000Z', isFresh: false, card: { price: 500 } } });
  expect(unknown).toMatchObject({ status: 'rejected', reason: { kind: 'offline' } });
});

test('a device that cannot read what it has seen answers too: nobody waits for ever', async () => {
  device.isBroken = true;
  await expect(askCard(noSignal(), 'A1')).rejects.toMatchObject({ kind: 'offline' });
});
