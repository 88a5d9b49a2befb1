/** Lines that cannot be had are removed within checkout (remaining.md CK 13, C13). */
import { beforeAll, beforeEach, expect, test } from 'vitest';

import { deleteCheckoutLine, validateCart, type UnavailableLine } from '#contract/checkout.ts';
import { linesOf } from '#server/cart/lines.ts';
import { setStock } from '#server/stock/store.ts';
import { openSellingShop, type Buyer, type SellingShop } from '#tests/support/selling-shop.ts';

type WireLine = { tmP_pod_srno: number; cartType: UnavailableLine['cartType']; stockCode: string };

let shop: SellingShop;
let sara: Buyer;
let codes: string[];
/** Sold out, in the order in which they are in the cart. */
let lines: WireLine[];
beforeAll(async () => {
  shop = await openSellingShop();
  codes = shop.goods.slice(10, 13).map(({ code }) => code);
  await shop.db.transaction(async (tx) => {
    for (const code of codes.slice(0, 2)) await setStock(tx, code, 0);
  });
});
beforeEach(async () => {
  sara = await shop.buyer();
  for (const code of codes) await sara.putInCart({ [code]: 1 });
  lines = await gone();
});

const inCart = async (): Promise<string[]> => (await linesOf(shop.db.orm, sara.id)).map(({ stockCode }) => stockCode);
const gone = async (): Promise<WireLine[]> => {
  const { body } = await sara.ask(validateCart, {});
  return (body.data as { unavailableList: WireLine[] }).unavailableList;
};
const remove = async ({ tmP_pod_srno, cartType }: WireLine, more: Record<string, unknown> = {}): Promise<number> => {
  const named = { tmP_pod_doctype: cartType, tmP_pod_docno: sara.id, tmP_pod_srno, source: 'WEB', ...more };
  return (await sara.ask(deleteCheckoutLine, named)).code;
};

test('two lines of one list are removed one after the other: what is meant goes, though its place has moved', async () => {
  expect(lines.map(({ stockCode }) => stockCode).toSorted()).toEqual(codes.slice(0, 2).toSorted());
  for (const line of lines) expect(await remove(line, { stockCode: line.stockCode })).toBe(200);
  expect(await inCart()).toEqual([codes[2]]);
  // A second tap finds nothing, and takes nothing else.
  expect(await remove(lines[0] ?? { tmP_pod_srno: 1, cartType: 'CRT', stockCode: '' }, { stockCode: codes[0] })).toBe(
    404,
  );
  expect(await inCart()).toEqual([codes[2]]);
});

test('without the product’s code the place alone says which line it is', async () => {
  const [first, second] = lines;
  if (first) expect(await remove(first)).toBe(200);
  expect((await inCart()).toSorted()).toEqual([second?.stockCode ?? '', codes[2] ?? ''].toSorted());
  expect(await remove({ tmP_pod_srno: 99, cartType: 'CRT', stockCode: '' })).toBe(404);
});
