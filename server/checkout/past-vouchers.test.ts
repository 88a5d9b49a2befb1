/** What became of vouchers: the order that one was used for, the end of one that nobody used; nothing of those that can still be used. */
import { beforeAll, beforeEach, expect, test } from 'vitest';

import { readPastVouchers } from '#contract/past-vouchers.ts';
import { rewardEnd } from '#contract/rules/reward-life.ts';
import { freeVouchers, giveVoucher } from '#server/vouchers/store.ts';
import { payerOf, type Payer } from '#tests/support/payer.ts';
import { CARDS } from '#tests/support/sandbox.ts';
import { openSellingShop, type Buyer, type SellingShop } from '#tests/support/selling-shop.ts';

import { pastVouchers } from './past-vouchers.ts';

let shop: SellingShop;
let payer: Payer;
let sara: Buyer;
beforeAll(async () => {
  shop = await openSellingShop();
  payer = payerOf(shop);
});
beforeEach(async () => {
  sara = await shop.buyer();
});

const monthsAgo = (months: number) => new Date(shop.now().getTime() - months * 31 * 86_400_000);

async function give(en: string, at = shop.now()): Promise<void> {
  const settings = shop.deps.settings.shop;
  const gift = { key: `${en} of ${sara.id}`, userId: sara.id, title: { en, ar: 'قسيمة' }, fils: 2000, at, settings };
  await shop.db.transaction((tx) => giveVoucher(tx, gift));
}

const past = () => pastVouchers(shop.db.orm, sara.id, shop.now());

test('used ones name their order, ended ones their end; the newest first, and those that can be used are not among them', async () => {
  await give('Old', monthsAgo(8));
  await give('Used');
  const [free] = await freeVouchers(shop.db.orm, sara.id, shop.now());
  expect(await past()).toMatchObject([{ state: 'ended', order: 0 }]);
  await sara.putInCart({ [shop.goods[0]?.code ?? '']: 1 });
  const docno = await sara.prepare({ CreditvoucherCode: free?.id });
  await payer.byCard(sara, docno, CARDS.approved);
  await give('Free');
  const [order] = await payer.ordersOf(sara);
  const end = rewardEnd(monthsAgo(8), shop.deps.settings.shop.voucherLiveMonths);
  expect(await past()).toEqual([
    {
      id: free?.id,
      title: { en: 'Used', ar: 'قسيمة' },
      fils: 2000,
      state: 'used',
      at: order?.placedAt.toISOString(),
      order: order?.id,
    },
    expect.objectContaining({ title: { en: 'Old', ar: 'قسيمة' }, state: 'ended', at: end.toISOString(), order: 0 }),
  ]);
});

test('the call answers its own shopper alone', async () => {
  await give('Old', monthsAgo(8));
  const mine = await sara.ask(readPastVouchers);
  expect(mine.body.data['voucherList']).toMatchObject([{ amount: 20, state: 'ended' }]);
  const omar = await shop.buyer();
  expect((await omar.ask(readPastVouchers)).body.data['voucherList']).toEqual([]);
});
