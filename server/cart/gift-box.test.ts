/** The gift box over the calls that the specification names: what each refuses, and what becomes of its things (remaining.md GB, C11, C12). */
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { deleteCartItem, deleteLine, moveLineToBox, quoteCart, updateCart, updateGiftMessage } from '#contract/cart.ts';
import { changeCatalogue } from '#server/catalogue/store.ts';
import { item } from '#server/catalogue/table.ts';
import { openSignedInShop, type Answer, type SignedIn, type SignedInShop } from '#tests/support/signed-in-shop.ts';

let shop: SignedInShop;
let sara: SignedIn;
let boxes: string[];
let gifts: string[];
beforeAll(async () => {
  shop = await openSignedInShop();
  boxes = shop.boxes.map(({ code }) => code);
  gifts = shop.gifts.map(({ code }) => code);
});
beforeEach(async () => {
  sara = await shop.shopper();
});

const plus = (stockCode = '', CartType = 'CRT'): Promise<Answer> =>
  sara.ask(updateCart, { stockCode, CartType, StockQtyType: 'plus' });
const move = (sku = ''): Promise<Answer> => sara.ask(moveLineToBox, { sku });
const refusal = ({ code, body }: Answer) => [code, body.code, body.message];

interface Said {
  readonly cart: Record<string, number>;
  readonly box: string | null;
  readonly inBox: Record<string, number>;
  readonly rate: number;
  readonly total: number;
}

async function said(): Promise<Said> {
  const { data } = (await sara.ask(quoteCart, { myCartList: null })).body;
  const counts = (lines: unknown): Record<string, number> =>
    Object.fromEntries(
      (lines as { stockCode: string; stockQty: number }[]).map((one) => [one.stockCode, one.stockQty]),
    );
  const { topItem, myCustomGiftList } = data['customGiftItems'] as {
    topItem: { stockCode: string } | null;
    myCustomGiftList: unknown;
  };
  return {
    cart: counts(data['myCartList']),
    box: topItem?.stockCode ?? null,
    inBox: counts(myCustomGiftList),
    rate: Number(data['myCustomGiftRate']),
    total: Number(data['totalRate']),
  };
}

const priceOf = (code = ''): number => {
  const row = [...shop.boxes, ...shop.gifts].find((one) => one.code === code);
  return (row?.promotionPrice ?? row?.price ?? 0) / 100;
};

describe('a box', () => {
  test('is chosen by a plus, once; its sum is its own and its contents', async () => {
    const [box = '', other = ''] = boxes;
    expect((await plus(box, 'CGB')).body.data).toEqual({ stockCartQty: 1 });
    expect((await plus(box, 'CGB')).body.data).toEqual({ stockCartQty: 1 });
    expect(refusal(await plus(other, 'CGB'))).toEqual([
      409,
      'box_taken',
      'Another gift box was chosen on another device.',
    ]);
    await plus(gifts[0]);
    await plus(gifts[1]);
    expect((await move(gifts[0])).body).toMatchObject({ status: 1, data: { stockCartQty: 1 } });
    const now = await said();
    expect(now).toMatchObject({ box, cart: { [gifts[1] ?? '']: 1 }, inBox: { [gifts[0] ?? '']: 1 } });
    expect(now.rate).toBeCloseTo(priceOf(box) + priceOf(gifts[0]));
    expect(now.total).toBeCloseTo(now.rate + priceOf(gifts[1]));
  });

  test.each(['DelCartItem', 'a minus'])('that is given up by %s gives its things back to the cart', async (way) => {
    const [box = ''] = boxes;
    await plus(box, 'CGB');
    await move(gifts[0]);
    await move(gifts[1]);
    const gone =
      way === 'DelCartItem'
        ? await sara.ask(deleteCartItem, { StockCode: box, ShopSource: 'CART', UserAgent: 'test', CartType: 'CGB' })
        : await sara.ask(updateCart, { stockCode: box, CartType: 'CGB', StockQtyType: 'minus' });
    expect(gone.body).toMatchObject({ status: 1, message: 'Success' });
    expect(await said()).toMatchObject({
      box: null,
      inBox: {},
      cart: { [gifts[0] ?? '']: 1, [gifts[1] ?? '']: 1 },
      rate: 0,
    });
  });
});

describe('moving', () => {
  test('needs a box, and moves what the cart has of a thing', async () => {
    await plus(gifts[0]);
    await plus(gifts[0]);
    expect(refusal(await move(gifts[0]))).toEqual([409, 'no_box', 'Choose a gift box first.']);
    await plus(boxes[0], 'CGB');
    expect((await move(gifts[0])).body.data).toEqual({ stockCartQty: 2 });
    expect(await said()).toMatchObject({ cart: {}, inBox: { [gifts[0] ?? '']: 2 } });
  });

  test('stops at six, with the specification’s sentence; one that is removed makes room', async () => {
    await plus(boxes[0], 'CGB');
    for (const code of gifts.slice(0, 6)) expect((await move(code)).code).toBe(200);
    const full = [409, 'box_full', 'Please remove gift items first before adding'];
    expect([
      refusal(await move(gifts[6])),
      refusal(await plus(gifts[6], 'CGB')),
      refusal(await plus(gifts[0], 'CGB')),
    ]).toEqual([full, full, full]);
    expect((await sara.ask(deleteLine, { sku: gifts[0] })).code).toBe(200);
    expect((await move(gifts[6])).code).toBe(200);
    expect(Object.keys((await said()).inBox).sort()).toEqual(gifts.slice(1, 7).sort());
  });

  test('is for what may lie in a box and is in stock', async () => {
    await plus(boxes[0], 'CGB');
    const no = [422, 'not_movable', 'This cannot be part of a gift box now, or it is out of stock.'];
    const [plain, box, gone = ''] = [shop.goods[0]?.code, boxes[1], gifts.at(-1)];
    expect([refusal(await move(plain)), refusal(await move(box)), refusal(await plus(plain, 'CGB'))]).toEqual([
      no,
      no,
      no,
    ]);
    await changeCatalogue(shop.db, { source: 'demo' }, async ({ tx }) => {
      await tx.update(item).set({ isOutOfStock: true }).where(eq(item.code, gone));
    });
    expect(refusal(await move(gone))).toEqual(no);
    expect(refusal(await move('nobody'))[0]).toBe(404);
    expect((await said()).inBox).toEqual({});
  });

  test('twenty at once fill six places', async () => {
    await plus(boxes[0], 'CGB');
    const answers = await Promise.all(gifts.slice(0, 20).map((code) => move(code)));
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(6);
    expect(Object.keys((await said()).inBox)).toHaveLength(6);
  });
});

test('a message is counted as it is seen: 50 flags are 50, and 51 are refused', async () => {
  await plus(boxes[0], 'CGB');
  const write = (message: string) => sara.ask(updateGiftMessage, { stockCode: boxes[0], message, giftWrap: true });
  expect((await write('🇦🇪'.repeat(50))).body).toMatchObject({ status: 1, message: 'Success' });
  const { rows } = await shop.db.pool.query('select message, is_box from draft_line where user_id = $1', [sara.id]);
  expect(rows).toEqual([{ message: '🇦🇪'.repeat(50), is_box: true }]);
  expect((await write('🇦🇪'.repeat(51))).body.field).toBe('message');
});
