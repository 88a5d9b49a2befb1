/** What a shopper has bought, as their cards and lists know it. */
import { expect, test } from 'vitest';

import { readBoughtCodes } from '#contract/orders.ts';
import { payerOf } from '#tests/support/payer.ts';
import { CARDS } from '#tests/support/sandbox.ts';
import { openSellingShop } from '#tests/support/selling-shop.ts';

import { moveOrder } from './order-store.ts';

const HOUR = 3_600_000;

test('what was bought, the latest first, each once, once it was delivered; not what was cancelled', async () => {
  const shop = await openSellingShop();
  const payer = payerOf(shop);
  const sara = await shop.buyer();
  const bought = async () => (await sara.ask(readBoughtCodes)).body.data['stockCodes'] as string[];
  const move = (id: number, state: number) => shop.db.transaction((tx) => moveOrder(tx, id, state, shop.now()));
  const newest = async () => (await payer.ordersOf(sara)).at(-1)?.id ?? 0;
  const [first = '', second = '', third = ''] = shop.goods.map(({ code }) => code);
  await sara.putInCart({ [first]: 2 });
  await payer.byCard(sara, await sara.prepare(), CARDS.approved);
  expect(await bought()).toEqual([]);
  await move(await newest(), 6);
  expect(await bought()).toEqual([first]);
  await shop.advance(HOUR);
  await sara.putInCart({ [second]: 1, [third]: 1 });
  await payer.byCard(sara, await sara.prepare(), CARDS.approved);
  await move(await newest(), 4);
  expect(await bought()).toEqual([first]);
  await move(await newest(), 6);
  expect(await bought()).toEqual([...[second, third].toSorted(), first]);
  await move(await newest(), -1);
  expect(await bought()).toEqual([first]);
});
