/** Loading past baskets and what the carousels make of them, over HTTP on the demo catalogue. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { readFrequentlyBought, readPopular, readThingsYouLike } from '#contract/baskets.ts';
import type { ItemRow } from '#server/catalogue/rows.ts';
import { createDemoDatabase } from '#tests/support/demo-database.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { createTestUser, send } from '#tests/support/test-user.ts';

import { loadBaskets } from './load-baskets.ts';
import { putBaskets } from './store.ts';

const { db, rows } = await createDemoDatabase();
let shop: TestApp;
let plain: ItemRow[];
let soldOut: ItemRow;
let folder: string;

beforeAll(async () => {
  const isPlain = (row: ItemRow): boolean =>
    row.isActive && !row.isComingSoon && row.choice === null && row.giftRole === null && !row.isEGift && row.price > 0;
  const names = new Set<string>();
  plain = rows.items.filter((row) => {
    if (!isPlain(row) || row.isOutOfStock || names.has(row.name.en)) return false;
    names.add(row.name.en);
    return true;
  });
  soldOut = rows.items.find((row) => isPlain(row) && row.isOutOfStock) as ItemRow;
  shop = await createTestApp(db);
  folder = await mkdtemp(join(tmpdir(), 'zad-baskets-'));
});
afterAll(() => rm(folder, { recursive: true }));

const at = (index: number): ItemRow => plain[index] as ItemRow;

async function load(text: string) {
  const file = join(folder, 'baskets.csv');
  await writeFile(file, text);
  return loadBaskets(db, file, new Date());
}

async function shopper() {
  const made = await createTestUser(db, { email: `b${Math.random()}@example.ae` });
  return { id: made.user.id, cookie: await made.signIn() };
}

const codesIn = (body: string): string[] =>
  (JSON.parse(body) as { data: { products: { stockCode: string }[] } }).data.products.map((one) => one.stockCode);

describe('before there are baskets', () => {
  test('both carousels are empty, and nothing is pretended', async () => {
    const { cookie } = await shopper();
    expect(codesIn((await send(shop.app, readFrequentlyBought, {}, cookie)).body)).toEqual([]);
    const like = await send(shop.app, readThingsYouLike, { stockCode: [at(0).code] }, cookie);
    expect(like.json()).toMatchObject({ data: { products: [], basis: 'popular' } });
  });
});

describe('loading', () => {
  test('reads names and codes, leaves out what the catalogue lacks, and finds what goes together', async () => {
    const lines = Array.from({ length: 60 }, (_, order) => [
      `${order},${order % 2 ? at(1).code : `"${at(1).name.en}"`}`,
      ...(order % 4 === 0 ? [`${order},${at(2).code}`, `${order},${at(3).code}`] : []),
      ...(order % 4 === 1 ? [`${order},${soldOut.code}`, `${order},Moon Cheese`] : []),
    ]).flat();
    const loaded = await load(`order_id,product\n${lines.join('\n')}`);
    expect(loaded).toEqual({ baskets: 60, lines: 105, unknown: ['Moon Cheese'], pairs: 1 });
    expect(await load(`order_id,product\n${lines.join('\n')}\n`)).toEqual(loaded);
  });

  test('refuses a file without the columns, and one that is not there', async () => {
    await expect(load('order,what\n1,milk')).rejects.toThrow('order_id and product');
    await expect(load('')).rejects.toThrow('order_id and product');
    await expect(loadBaskets(db, join(folder, 'none.csv'), new Date())).rejects.toThrow("can't be read");
  });
});

describe('things you may like', () => {
  const ask = async (stockCodes: string[]) => {
    const { cookie } = await shopper();
    const answer = await send(shop.app, readThingsYouLike, { stockCode: stockCodes }, cookie);
    return { codes: codesIn(answer.body), basis: answer.json<{ data: { basis: string } }>().data.basis };
  };

  test('are what is bought with what is in the cart', async () => {
    expect(await ask([at(2).code])).toEqual({ codes: [at(3).code], basis: 'together' });
  });

  test('are the shop’s popular products where the cart says nothing, without what is in it or sold out', async () => {
    const { codes, basis } = await ask([at(2).code, at(3).code]);
    expect(basis).toBe('popular');
    expect(codes).toEqual([at(1).code]);
    expect((await ask([])).codes[0]).toBe(at(1).code);
  });

  test('after an order are what goes with it, and never what was just bought', async () => {
    const { cookie, id: userId } = await shopper();
    const bought = { id: 'just', userId, boughtAt: new Date(), stockCodes: [at(2).code, at(1).code] };
    await db.transaction((tx) => putBaskets(tx, [bought]));
    const asked = async (stockCode: string[]) =>
      codesIn((await send(shop.app, readThingsYouLike, { stockCode }, cookie)).body);
    expect(await asked([])).toEqual([at(3).code]);
    expect(await asked([at(3).code])).not.toContain(at(1).code);
  });

  test.each([
    [{}, 'stockCode'],
    [{ stockCode: 'x' }, 'stockCode'],
    [{ stockCode: Array.from({ length: 301 }, () => 'x') }, 'stockCode'],
    [{ stockCode: [7] }, 'stockCode[0]'],
    [{ stockCode: [], userId: 1 }, 'userId'],
  ])('%j is a 400', async (input, field) => {
    const { cookie } = await shopper();
    const answer = await send(shop.app, readThingsYouLike, input, cookie);
    expect([answer.statusCode, answer.json<{ field: string }>().field]).toEqual([400, field]);
  });
});

describe('what is popular', () => {
  test('is what is in the most baskets and can be bought, for a guest', async () => {
    const codes = codesIn((await send(shop.app, readPopular, {}, '')).body);
    expect(codes[0]).toBe(at(1).code);
    expect(codes).not.toContain(soldOut.code);
  });
});

describe('frequently bought', () => {
  test('is what this shopper had more than once, the most often first, 15 at most, and nobody else’s', async () => {
    const [sara, omar] = [await shopper(), await shopper()];
    const often = plain.slice(10, 30).map(({ code }) => code);
    const day = (number: number) => new Date(Date.UTC(2026, 10, number));
    await db.transaction((tx) =>
      putBaskets(tx, [
        { id: 'o1', userId: sara.id, boughtAt: day(1), stockCodes: [...often, at(5).code] },
        { id: 'o2', userId: sara.id, boughtAt: day(8), stockCodes: [...often, soldOut.code] },
        { id: 'o3', userId: sara.id, boughtAt: day(15), stockCodes: [often[19] as string, soldOut.code] },
      ]),
    );
    const codes = codesIn((await send(shop.app, readFrequentlyBought, {}, sara.cookie)).body);
    expect(codes).toHaveLength(15);
    expect(codes[0]).toBe(often[19]);
    expect(codes).not.toContain(at(5).code);
    expect(codes).not.toContain(soldOut.code);
    expect(codesIn((await send(shop.app, readFrequentlyBought, {}, omar.cookie)).body)).toEqual([]);
  });
});
