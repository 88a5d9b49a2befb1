/** Lists, favourites and notify-me by the specification's own calls: the same log as the app's edits. */
import { beforeAll, describe, expect, test } from 'vitest';

import { readFavourites, setFavouriteCall } from '#contract/favourites.ts';
import {
  addListItem,
  createListCall,
  deleteListCall,
  readListItems,
  readLists,
  removeListItem,
} from '#contract/lists.ts';
import { toggleNotify } from '#contract/notify.ts';
import { openSignedInShop, type SignedIn, type SignedInShop } from '#tests/support/signed-in-shop.ts';

let shop: SignedInShop;
beforeAll(async () => {
  shop = await openSignedInShop();
});

const code = (at = 0): string => shop.goods[at]?.code ?? '';

async function newList(shopper: SignedIn, name = 'Weekly'): Promise<string> {
  const { body } = await shopper.ask(createListCall, { name });
  expect(body).toMatchObject({ status: 1, message: 'Success' });
  return String(body.data['favListDocno']);
}

async function listsOf(shopper: SignedIn, input: Record<string, unknown> = {}): Promise<Record<string, unknown>[]> {
  return (await shopper.ask(readLists, input)).body.data['lists'] as Record<string, unknown>[];
}

async function stockIdOf(stockCode: string): Promise<number> {
  const { rows } = await shop.db.pool.query<{ id: number }>('select id from catalogue_item where code = $1', [
    stockCode,
  ]);
  return rows[0]?.id ?? 0;
}

describe('reading by the specification', () => {
  test('the items of a list, in its order, each with its quantity', async () => {
    const sara = await shop.shopper();
    const weekly = await newList(sara);
    for (const stockCode of [code(2), code(0)]) await sara.ask(addListItem, { favListDocno: weekly, stockCode });
    const { body } = await sara.ask(readListItems, { favListName: 'Weekly', favListDocno: weekly });
    expect(body.data['products']).toMatchObject([
      { stockCode: code(2), stockQty: 1 },
      { stockCode: code(0), stockQty: 1 },
    ]);
  });

  test('a list of another shopper is not there', async () => {
    const [sara, omar] = [await shop.shopper(), await shop.shopper()];
    const weekly = await newList(sara);
    expect((await omar.ask(readListItems, { favListDocno: weekly })).code).toBe(404);
  });

  test('favourites, the newest first', async () => {
    const sara = await shop.shopper();
    for (const stockCode of [code(1), code(3)]) await sara.ask(setFavouriteCall, { stockCode, AddInFav: true });
    const { body } = await sara.ask(readFavourites, {});
    expect(body.data['products']).toMatchObject([{ stockCode: code(3) }, { stockCode: code(1) }]);
  });
});

describe('lists', () => {
  test('are made, named trimmed, and read the oldest first', async () => {
    const sara = await shop.shopper();
    const weekly = await newList(sara, '  Weekly ');
    const party = await newList(sara, 'حفلة');
    expect(await listsOf(sara)).toEqual([
      { favListDocno: weekly, favListName: 'Weekly', name: 'Weekly', itemExists: false },
      { favListDocno: party, favListName: 'حفلة', name: 'حفلة', itemExists: false },
    ]);
  });

  test('hold an item once; adding returns true; itemExists says which list has it', async () => {
    const sara = await shop.shopper();
    const [weekly, party] = [await newList(sara), await newList(sara, 'Party')];
    for (let times = 0; times < 2; times += 1) {
      const { body } = await sara.ask(addListItem, { favListDocno: weekly, stockCode: code() });
      expect(body).toMatchObject({ status: 1, data: true });
    }
    const plStockDocno = await stockIdOf(code());
    expect((await listsOf(sara, { plStockDocno })).map((one) => [one['favListDocno'], one['itemExists']])).toEqual([
      [weekly, true],
      [party, false],
    ]);
    await sara.ask(removeListItem, { favListDocno: weekly, stockCode: code() });
    expect((await listsOf(sara, { plStockDocno })).some((one) => one['itemExists'])).toBe(false);
    expect((await listsOf(sara, { plStockDocno: 999_999_999 })).some((one) => one['itemExists'])).toBe(false);
  });

  test('are deleted with what stands on them; then they are not there', async () => {
    const sara = await shop.shopper();
    const weekly = await newList(sara);
    await sara.ask(addListItem, { favListDocno: weekly, stockCode: code() });
    expect((await sara.ask(deleteListCall, { favListDocno: weekly })).code).toBe(200);
    expect(await listsOf(sara)).toEqual([]);
    expect((await sara.ask(deleteListCall, { favListDocno: weekly })).code).toBe(404);
    const gone = await sara.ask(addListItem, { favListDocno: weekly, stockCode: code() });
    expect([gone.code, gone.body.code]).toEqual([404, 'list_gone']);
  });

  test('of another shopper are as ones that are not there', async () => {
    const [sara, omar] = [await shop.shopper(), await shop.shopper()];
    const favListDocno = await newList(sara);
    for (const call of [addListItem, removeListItem]) {
      expect((await omar.ask(call, { favListDocno, stockCode: code() })).code).toBe(404);
    }
    expect((await omar.ask(deleteListCall, { favListDocno })).code).toBe(404);
    expect(await listsOf(omar)).toEqual([]);
    expect(await listsOf(sara)).toHaveLength(1);
  });

  test('keep their order where a device wrote a rank that is none', async () => {
    const sara = await shop.shopper();
    const favListDocno = await newList(sara);
    await sara.ask(addListItem, { favListDocno, stockCode: code() });
    await shop.db.pool.query("update shop_item set rank = '~~' where user_id = $1", [sara.id]);
    expect((await sara.ask(addListItem, { favListDocno, stockCode: code(1) })).code).toBe(200);
  });

  test.each([
    [createListCall, {}, 400, 'name'],
    [createListCall, { name: ' ' }, 422, 'name'],
    [createListCall, { name: 'x'.repeat(61) }, 422, 'name'],
    [createListCall, { name: 'x'.repeat(201) }, 400, 'name'],
    [createListCall, { name: 'a', userId: 1 }, 400, 'userId'],
    [addListItem, { favListDocno: 'x'.repeat(37), stockCode: 'a' }, 400, 'favListDocno'],
    [addListItem, { favListDocno: "'; --|:", stockCode: 'a' }, 404, 'stockCode'],
    [readLists, { plStockDocno: 'milk' }, 400, 'plStockDocno'],
    [readLists, { plStockDocno: '99999999999' }, 400, 'plStockDocno'],
  ])('%o with %j is a %i', async (call, input, status, field) => {
    const answer = await (await shop.shopper()).ask(call, input);
    expect([answer.code, answer.body.field]).toEqual([status, field]);
  });

  test('take no product that the shop does not have', async () => {
    const sara = await shop.shopper();
    const answer = await sara.ask(addListItem, { favListDocno: await newList(sara), stockCode: 'nobody' });
    expect([answer.code, answer.body.code, answer.body.field]).toEqual([404, 'no_such_product', 'stockCode']);
  });
});

const rowsOf = async (table: 'favourite' | 'notify', { id }: SignedIn): Promise<string[]> => {
  const { rows } = await shop.db.pool.query<{ stock_code: string }>(
    `select stock_code from ${table} where user_id = $1 and gone is null`,
    [id],
  );
  return rows.map((row) => row.stock_code);
};

describe('favourites', () => {
  test('are set, not toggled, and are this shopper’s alone', async () => {
    const [sara, omar] = [await shop.shopper(), await shop.shopper()];
    const set = (AddInFav: boolean) => sara.ask(setFavouriteCall, { stockCode: code(), AddInFav });
    for (let times = 0; times < 2; times += 1) expect((await set(true)).body).toMatchObject({ status: 1 });
    expect([await rowsOf('favourite', sara), await rowsOf('favourite', omar)]).toEqual([[code()], []]);
    await set(false);
    expect(await rowsOf('favourite', sara)).toEqual([]);
  });

  test.each([
    [{ AddInFav: true }, 400, 'stockCode'],
    [{ stockCode: 'a' }, 400, 'AddInFav'],
    [{ stockCode: 'a', AddInFav: 'yes' }, 400, 'AddInFav'],
    [{ stockCode: 'nobody', AddInFav: true }, 404, 'stockCode'],
  ])('%j is a %i', async (input, status, field) => {
    const answer = await (await shop.shopper()).ask(setFavouriteCall, input);
    expect([answer.code, answer.body.field]).toEqual([status, field]);
  });
});

describe('notify me', () => {
  test('is on, then off, and says so in the words of the specification', async () => {
    const sara = await shop.shopper();
    const toggle = async () => (await sara.ask(toggleNotify, { stockCode: shop.soldOut.code })).body;
    expect(await toggle()).toEqual({
      status: 1,
      message: 'You will be notified when this product comes back in stock',
      data: { notifyMe: true },
    });
    expect(await rowsOf('notify', sara)).toEqual([shop.soldOut.code]);
    expect(await toggle()).toEqual({
      status: 1,
      message: 'You have removed the notification alert',
      data: { notifyMe: false },
    });
    expect(await rowsOf('notify', sara)).toEqual([]);
  });

  test('of nothing is a 404, of a number a 400', async () => {
    const sara = await shop.shopper();
    expect((await sara.ask(toggleNotify, { stockCode: 'nobody' })).body.field).toBe('stockCode');
    expect((await sara.ask(toggleNotify, { stockCode: 5 })).code).toBe(400);
  });
});
