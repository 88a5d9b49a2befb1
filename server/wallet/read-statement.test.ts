/** The wallet's statement: a page is the ones before it and ten more, with what the wallet held after each. */
import { beforeAll, expect, test } from 'vitest';

import { readWalletStatement } from '#contract/wallet.ts';
import { openSellingShop, type Buyer, type SellingShop } from '#tests/support/selling-shop.ts';

let shop: SellingShop;
let sara: Buyer;
beforeAll(async () => {
  shop = await openSellingShop();
  const omar = await shop.buyer();
  sara = await shop.buyer();
  for (let count = 1; count <= 23; count += 1) {
    await sara.give(count * 100);
    await omar.give(7);
  }
});

interface Page {
  readonly entries: readonly (readonly [fils: unknown, balance: unknown])[];
  readonly count: unknown;
}

async function page(size: number): Promise<Page> {
  const { data } = (await sara.ask(readWalletStatement, { pageSize: size })).body;
  const entries = data['walletStatement'] as Record<string, unknown>[];
  return { entries: entries.map((one) => [one['transAmount'], one['runningTotal']]), count: data['totalCount'] };
}

test('ten, then those and ten more, then what is left; each balance is that of its own moment, on every page', async () => {
  const all = Array.from({ length: 23 }, (_, at) => [23 - at, ((23 - at) * (24 - at)) / 2]);
  expect(await page(10)).toEqual({ entries: all.slice(0, 10), count: 23 });
  expect(await page(20)).toEqual({ entries: all.slice(0, 20), count: 23 });
  expect(await page(30)).toEqual({ entries: all, count: 23 });
});

test.each([0, -10, 1001, 1.5])('%s entries are refused with the field', async (size) => {
  const { code, body } = await sara.ask(readWalletStatement, { pageSize: size });
  expect([code, body['field']]).toEqual([400, 'pageSize']);
});
