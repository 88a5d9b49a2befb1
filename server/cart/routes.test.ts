/** The cart's calls over HTTP: the same log as the app's own edits, each refusal's field, nobody else's cart. */
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';

import { deleteCartItem, deleteLine, quoteCart, updateCart, updateGiftMessage } from '#contract/cart.ts';
import { refusalMessages } from '#contract/messages/sync.ts';
import type { ItemRow } from '#server/catalogue/rows.ts';
import { changeCatalogue } from '#server/catalogue/store.ts';
import { item } from '#server/catalogue/table.ts';
import { openSignedInShop, type Answer, type SignedIn, type SignedInShop } from '#tests/support/signed-in-shop.ts';

let shop: SignedInShop;
beforeAll(async () => {
  shop = await openSignedInShop();
});

const good = (at: number): ItemRow => shop.goods[at] as ItemRow;
const priceOf = (row: ItemRow): number => row.promotionPrice ?? row.price;

interface Line {
  stockCode: string;
  stockQty: number;
  stockRate: number;
  stockMyCartRate: number;
  lineState: string;
}

async function cartOf(shopper: SignedIn): Promise<{ lines: Line[]; regulars: Line[]; total: unknown; gifts: unknown }> {
  const { data } = (await shopper.ask(quoteCart, { myCartList: null })).body;
  const { myCartList, myRegularList, totalRate: total, customGiftItems: gifts } = data;
  return { lines: myCartList as Line[], regulars: myRegularList as Line[], total, gifts };
}

const plus = (shopper: SignedIn, stockCode: string, more: object = {}): Promise<Answer> =>
  shopper.ask(updateCart, { stockCode, StockQtyType: 'plus', ...more });

describe('a step', () => {
  test('adds and takes the minimum order, and never goes below 0', async () => {
    const sara = await shop.shopper();
    const { code } = good(0);
    expect((await plus(sara, code)).body).toMatchObject({ status: 1, message: 'Success', data: { stockCartQty: 1 } });
    expect((await plus(sara, code, { StockQtyType: 1, ShopSource: 'FBT' })).body.data).toEqual({ stockCartQty: 2 });
    expect((await cartOf(sara)).lines).toMatchObject([{ stockCode: code, stockQty: 2, lineState: 'ok' }]);
    for (const left of [1, 0, 0]) {
      expect((await plus(sara, code, { StockQtyType: '0' })).body.data).toEqual({ stockCartQty: left });
    }
    expect(await cartOf(sara)).toMatchObject({ lines: [], total: 0 });
  });

  test('of a product by the dozen is a dozen', async () => {
    const sara = await shop.shopper();
    const { code } = good(1);
    await change(code, { minimumOrder: 12 });
    await expect
      .poll(async () => (await plus(sara, code)).body.data['stockCartQty'], { timeout: 10_000 })
      .toSatisfy((quantity: number) => quantity >= 12);
  });

  test('twenty at once are twenty', async () => {
    const sara = await shop.shopper();
    const { code } = good(2);
    await Promise.all(Array.from({ length: 20 }, () => plus(sara, code)));
    expect((await cartOf(sara)).lines).toMatchObject([{ stockQty: 20 }]);
  });

  test.each([
    [{ StockQtyType: 'twice' }, 400, 'StockQtyType'],
    [{ StockQtyType: null }, 400, 'StockQtyType'],
    [{ CartType: 'REG' }, 422, 'CartType'],
    [{ CartType: 'XXX' }, 400, 'CartType'],
    [{ stockCode: 7 }, 400, 'stockCode'],
    [{ stockCode: 'x'.repeat(41) }, 400, 'stockCode'],
    [{ stockCode: 'nobody' }, 404, 'stockCode'],
    [{ price: 1 }, 400, 'price'],
  ])('%j is a %i', async (input, code, field) => {
    const sara = await shop.shopper();
    const answer = await plus(sara, good(0).code, input);
    expect([answer.code, answer.body.field]).toEqual([code, field]);
    expect((await cartOf(sara)).lines).toEqual([]);
  });
});

test('what comes back with the empties is said apart from the total', async () => {
  const sara = await shop.shopper();
  const { code } = good(3);
  await shop.db.orm.update(item).set({ deposit: 300 }).where(eq(item.code, code));
  await plus(sara, code);
  await plus(sara, code);
  const { data } = (await sara.ask(quoteCart, { myCartList: null })).body;
  expect(data).toMatchObject({ depositRate: 6, totalRate: (2 * priceOf(good(3))) / 100 });
});

describe('taking out', () => {
  test('DelCartItem and the delete of a sku take the line of their cart type', async () => {
    const sara = await shop.shopper();
    const [{ code = '' } = {}, box] = [shop.gifts[0], shop.boxes[0]];
    await plus(sara, code);
    await plus(sara, box?.code ?? '', { CartType: 'CGB' });
    await plus(sara, code, { CartType: 'CGB' });
    const gone = { StockCode: code, ShopSource: 'CART', UserAgent: 'test', CartType: 'CGB' };
    expect((await sara.ask(deleteCartItem, gone)).body).toMatchObject({ status: 1, message: 'Success' });
    expect(await cartOf(sara)).toMatchObject({ lines: [{ stockCode: code }], gifts: { myCustomGiftList: [] } });
    expect((await sara.ask(deleteCartItem, gone)).code).toBe(404);
    expect((await sara.ask(deleteLine, { sku: code })).code).toBe(404);
    expect((await sara.ask(deleteLine, { sku: code, CartType: 'CRT' })).code).toBe(200);
    expect((await cartOf(sara)).lines).toEqual([]);
  });

  test('a line of a regular order that another client made before is taken out, and none is made', async () => {
    const sara = await shop.shopper();
    const { code } = good(4);
    const refused = await plus(sara, code, { CartType: 'REG' });
    expect([refused.body.code, refused.body.message]).toEqual(['is_regular', refusalMessages.is_regular[0]]);
    await plus(sara, code);
    await shop.db.pool.query("update draft_line set cart_type = 'REG' where user_id = $1", [sara.id]);
    expect(await cartOf(sara)).toMatchObject({ lines: [], total: 0, regulars: [{ stockCode: code, stockQty: 1 }] });
    expect((await plus(sara, code, { CartType: 'REG' })).code).toBe(422);
    expect((await sara.ask(deleteLine, { sku: code, CartType: 'REG' })).code).toBe(200);
    expect((await cartOf(sara)).regulars).toEqual([]);
  });

  test('another shopper’s line is as one that is not there', async () => {
    const [sara, omar] = [await shop.shopper(), await shop.shopper()];
    await plus(sara, good(0).code);
    expect((await omar.ask(deleteLine, { sku: good(0).code, CartType: 'CRT' })).code).toBe(404);
    expect((await cartOf(sara)).lines).toHaveLength(1);
  });

  test.each([
    [{}, 'StockCode'],
    [{ StockCode: 'a', CartType: 'XXX' }, 'CartType'],
    [{ StockCode: 'a', UserAgent: 'x'.repeat(401) }, 'UserAgent'],
  ])('%j is a 400', async (input, field) => {
    const answer = await (await shop.shopper()).ask(deleteCartItem, input);
    expect([answer.code, answer.body.field]).toEqual([400, field]);
  });
});

describe('a gift message', () => {
  test('stays on the line; it has 50 characters at most, and needs a line', async () => {
    const sara = await shop.shopper();
    const { code } = good(0);
    const write = (input: object) =>
      sara.ask(updateGiftMessage, { stockCode: code, message: 'عيد مبارك', giftWrap: true, ...input });
    expect((await write({})).code).toBe(404);
    await plus(sara, code);
    expect((await write({})).body).toMatchObject({ status: 1, message: 'Success' });
    const { rows } = await shop.db.pool.query('select message, is_gift_wrapped from draft_line where user_id = $1', [
      sara.id,
    ]);
    expect(rows).toEqual([{ message: 'عيد مبارك', is_gift_wrapped: true }]);
    expect((await write({ message: 'x'.repeat(51) })).body.field).toBe('message');
    expect((await write({ giftWrap: 1 })).body.field).toBe('giftWrap');
  });
});

describe('a quote', () => {
  const line = (row: ItemRow, more: object = {}) => ({
    stockCode: row.code,
    CartType: 'CRT',
    stockQty: 2,
    stockRate: priceOf(row) / 100,
    ...more,
  });

  test('is of the lines that the device sends, at the shop’s own prices, under the specification’s names', async () => {
    const sara = await shop.shopper();
    const [a, b] = [good(0), good(3)];
    const lines = [line(a), line(b, { stockRate: 1.25 }), line(shop.soldOut)];
    const { data } = (await sara.ask(quoteCart, { myCartList: lines })).body;
    const total = (2 * (priceOf(a) + priceOf(b))) / 100;
    expect(data).toMatchObject({
      myCartList: [
        { stockCode: a.code, lineState: 'ok' },
        {
          plStockDesc: b.name.en,
          plStockDescAr: b.name.ar,
          stockRate: 1.25,
          stockMyCartRate: priceOf(b) / 100,
          lineState: 'price_changed',
        },
        { stockCode: shop.soldOut.code, lineState: 'out_of_stock', stockCartQty: 0 },
      ],
      myRegularList: [],
      customGiftItems: { topItem: null, myCustomGiftList: [] },
      myCartRate: total,
      myCustomGiftRate: 0,
      totalRate: total,
      myCartOldRate: (2 * (a.price + b.price)) / 100,
      vatIncluded: Math.round((total * 500) / 105) / 100,
    });
    expect((await cartOf(sara)).lines).toEqual([]);
  });

  test('of the stored cart tells of a price that changed since it was seen', async () => {
    const sara = await shop.shopper();
    const row = good(4);
    await plus(sara, row.code);
    await change(row.code, { price: row.price + 500, promotionPrice: null });
    await expect.poll(async () => (await cartOf(sara)).lines[0]?.lineState, { timeout: 10_000 }).toBe('price_changed');
    const [changed] = (await cartOf(sara)).lines;
    expect(changed).toMatchObject({ stockRate: priceOf(row) / 100, stockMyCartRate: (row.price + 500) / 100 });
  });

  test.each([
    [{ stockQty: 0 }, 'myCartList[0].stockQty'],
    [{ stockQty: -1 }, 'myCartList[0].stockQty'],
    [{ stockQty: 0.001 }, 'myCartList[0].stockQty'],
    [{ stockQty: 1e9 }, 'myCartList[0].stockQty'],
    [{ stockRate: -1 }, 'myCartList[0].stockRate'],
    [{ stockRate: 0.001 }, 'myCartList[0].stockRate'],
    [{ stockRate: 1e300 }, 'myCartList[0].stockRate'],
    [{ CartType: 'cart' }, 'myCartList[0].CartType'],
    [{ total: 1 }, 'myCartList[0].total'],
  ])('%j in a line is a 400', async (more, field) => {
    const answer = await (await shop.shopper()).ask(quoteCart, { myCartList: [line(good(0), more)] });
    expect([answer.code, answer.body.field]).toEqual([400, field]);
  });

  test('of too many lines is a 400', async () => {
    const lines = Array.from({ length: 601 }, () => line(good(0)));
    expect((await (await shop.shopper()).ask(quoteCart, { myCartList: lines })).body.field).toBe('myCartList');
  });
});

/** As the shop's own people would. */
async function change(code: string, values: Partial<typeof item.$inferInsert>): Promise<void> {
  await changeCatalogue(shop.db, { source: 'demo' }, async ({ tx }) => {
    await tx.update(item).set(values).where(eq(item.code, code));
  });
}
