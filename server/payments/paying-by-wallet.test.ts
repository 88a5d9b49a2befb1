/** Paid by the wallet over the shop's own calls: what it leaves in every room, and that it counts once. */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { readTotals } from '#contract/checkout.ts';
import { readThanks } from '#contract/orders.ts';
import { linesOf } from '#server/cart/lines.ts';
import { balanceOf } from '#server/ledger/accounts.ts';
import { recount } from '#server/ledger/recount.ts';
import { ofPro, payerOf, type Payer } from '#tests/support/payer.ts';
import { CARDS } from '#tests/support/sandbox.ts';
import { openSellingShop, type Buyer, type SellingShop } from '#tests/support/selling-shop.ts';

let shop: SellingShop;
let payer: Payer;
let sara: Buyer;
let code = '';
beforeAll(async () => {
  shop = await openSellingShop();
  payer = payerOf(shop);
  code = shop.goods[0]?.code ?? '';
});
beforeEach(async () => {
  sara = await shop.buyer();
  await sara.putInCart({ [code]: 2 });
});

describe('by wallet', () => {
  test('the order is placed, the wallet reserved, the cart emptied, the mail ordered; taken when it was picked', async () => {
    await sara.give(100_000);
    const docno = await sara.prepare();
    const net = await payer.netOf(sara, docno);
    expect((await sara.ask(readTotals, ofPro(docno))).body.data).toMatchObject({ netPayableAmount: 0 });
    expect((await payer.byWallet(sara, docno, { orderAmount: net / 100 })).body).toMatchObject({
      status: 1,
      data: { paymentStatus: 'AUTHORISED', orderDoctype: 'PRO', orderDocno: docno },
    });
    const [order] = await payer.ordersOf(sara);
    expect(order).toMatchObject({ state: 1, net, paidBy: 'wallet', taken: null });
    expect(await balanceOf(shop.db.orm, { kind: 'wallet', userId: sara.id })).toMatchObject({
      balance: 100_000,
      reserved: net,
    });
    expect(await linesOf(shop.db.orm, sara.id)).toEqual([]);
    const thanks = await sara.ask(readThanks, { Docno: docno, Doctype: 'PR0' });
    expect(thanks.body.data['rsoDetailsList']).toMatchObject([{ docno: order?.id, doctype: 'RSO' }]);
    // The whole of its way: picked, taken, sent, delivered.
    await shop.jobs();
    for (let hours = 0; hours < 40; hours += 1) {
      await shop.advance(3_600_000);
      await shop.jobs('orders.clock');
    }
    const [done] = await payer.ordersOf(sara);
    expect(done).toMatchObject({ state: 6, taken: net });
    expect(await balanceOf(shop.db.orm, { kind: 'wallet', userId: sara.id })).toEqual({
      balance: 100_000 - net,
      reserved: 0,
      available: 100_000 - net,
    });
    expect(await recount(shop.db)).toEqual([]);
  });

  test('a wallet that does not suffice pays nothing, and leaves the order to be paid otherwise', async () => {
    await sara.give(100);
    const docno = await sara.prepare();
    expect(await payer.byWallet(sara, docno)).toMatchObject({
      code: 422,
      body: { message: 'Insufficient balance', code: 'insufficient' },
    });
    expect((await payer.byCard(sara, docno, CARDS.approved)).body.data).toMatchObject({ paymentStatus: 'AUTHORISED' });
  });

  test('the same key a hundred times at once is one order; another body under it is refused', async () => {
    await sara.give(500_000);
    const docno = await sara.prepare();
    const key = `key-${docno}-0123456789`;
    const answers = await Promise.all(Array.from({ length: 100 }, () => payer.byWallet(sara, docno, {}, key)));
    expect(answers.filter(({ code: status }) => status === 200).length).toBeGreaterThan(0);
    expect(answers.every(({ code: status }) => status === 200 || status === 409)).toBe(true);
    expect(await payer.ordersOf(sara)).toHaveLength(1);
    expect((await payer.byWallet(sara, docno, {}, key)).body.data).toMatchObject({ paymentStatus: 'AUTHORISED' });
    expect(await payer.byWallet(sara, docno, { orderAmount: 1 }, key)).toMatchObject({
      code: 422,
      body: { code: 'key_reused' },
    });
  });

  test('another total than was shown is refused, and nobody pays another shopper’s order', async () => {
    await sara.give(100_000);
    const docno = await sara.prepare();
    expect(await payer.byWallet(sara, docno, { orderAmount: 1 })).toMatchObject({
      code: 409,
      body: { code: 'total_changed' },
    });
    const omar = await shop.buyer();
    await omar.give(100_000);
    expect((await payer.byWallet(omar, docno)).code).toBe(404);
    expect(await payer.ordersOf(sara)).toEqual([]);
  });
});
