/** The figures of the wallet's page: the six months, in Asia/Dubai, and what orders and bonuses saved in them. */
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { topUpInBulk } from '#contract/wallet.ts';
import { cancelOrders } from '#server/fulfilment/cancel-orders.ts';
import { post } from '#server/ledger/post.ts';
import type { PlacedOrder } from '#server/orders/add-placed-orders.ts';
import { lockOrder } from '#server/orders/order-store.ts';
import { placedOrder } from '#server/orders/table.ts';
import { earnPoints } from '#server/points/earn-points.ts';
import { ensureDemoCodes } from '#server/vouchers/demo-codes.ts';
import { giveVoucher } from '#server/vouchers/store.ts';
import { voucher } from '#server/vouchers/table.ts';
import { payerOf, type Payer } from '#tests/support/payer.ts';
import { openSellingShop, type Buyer, type SellingShop } from '#tests/support/selling-shop.ts';
import { walletsOf, type Wallets } from '#tests/support/wallets.ts';

import { readWalletOf } from './read-wallet.ts';

let shop: SellingShop;
let wallets: Wallets;
let payer: Payer;
let sara: Buyer;
beforeAll(async () => {
  shop = await openSellingShop();
  wallets = walletsOf(shop);
  payer = payerOf(shop);
  await ensureDemoCodes(shop.db.orm, shop.deps.settings.shop, shop.now());
});
beforeEach(async () => {
  sara = await shop.buyer();
});

const settings = () => shop.deps.settings.shop;
const walletAt = (now: string) => readWalletOf({ db: shop.db, shop: settings(), now: new Date(now) }, sara.id);
const savings = async (): Promise<number> => (await walletAt(shop.now().toISOString())).savings;

describe('months', () => {
  /** Fils into the wallet, or out of it where they are below 0. */
  const move = (fils: number, at: string, userId = sara.id) =>
    shop.db.transaction((tx) =>
      post(tx, {
        key: `moved ${Math.random()}`,
        kind: 'goodwill',
        at: new Date(at),
        postings: [
          [{ kind: 'wallet', userId }, fils],
          [{ kind: 'goodwill' }, -fils],
        ],
      }),
    );
  const monthsAt = async (now: string) =>
    (await walletAt(now)).months.map(({ month, cameIn, wentOut, balance }) => [month, cameIn, wentOut, balance]);

  test('each has what came in, what went out and what was left at its end; a month begins at midnight in Dubai', async () => {
    await move(10_000, '2026-05-31T19:59:59Z');
    await move(5000, '2026-05-31T20:00:00Z');
    await move(-2000, '2026-08-10T08:00:00Z');
    await move(700, '2026-08-11T08:00:00Z');
    await move(-300, '2026-08-31T19:59:59Z');
    await move(-1, '2026-11-23T08:00:00Z');
    await move(99_900, '2026-07-01T08:00:00Z', (await shop.buyer()).id);
    expect(await monthsAt('2026-11-24T05:00:00Z')).toEqual([
      ['2026-06', 5000, 0, 15_000],
      ['2026-07', 0, 0, 15_000],
      ['2026-08', 700, 2300, 13_400],
      ['2026-09', 0, 0, 13_400],
      ['2026-10', 0, 0, 13_400],
      ['2026-11', 0, 1, 13_399],
    ]);
    const atMidnight = await monthsAt('2026-11-30T20:00:00Z');
    expect([atMidnight[0], atMidnight.at(-1)]).toEqual([
      ['2026-07', 0, 0, 15_000],
      ['2026-12', 0, 0, 13_399],
    ]);
  });

  test('a wallet that was never used has six of nothing, over the end of a year too', async () => {
    const months = await monthsAt('2027-02-01T05:00:00Z');
    expect(months.map(([month]) => month)).toEqual(['2026-09', '2026-10', '2026-11', '2026-12', '2027-01', '2027-02']);
    expect(months.every(([, ...figures]) => figures.every((one) => one === 0))).toBe(true);
  });
});

describe('saved in six months', () => {
  const buy = async (cart: Readonly<Record<string, number>>, more: Record<string, unknown>): Promise<PlacedOrder> => {
    await sara.putInCart(cart);
    await payer.byWallet(sara, await sara.prepare(more));
    const placed = (await payer.ordersOf(sara)).at(-1);
    if (!placed) throw new Error('nothing was placed');
    return placed;
  };
  const deliver = (order: PlacedOrder, at = shop.now()): Promise<unknown> =>
    shop.db.orm.update(placedOrder).set({ deliveredAt: at }).where(eq(placedOrder.id, order.id));
  const newVoucher = async (fils: number): Promise<number> => {
    const gift = { userId: sara.id, at: shop.now(), settings: settings(), key: `voucher ${Math.random()}` };
    await shop.db.transaction((tx) => giveVoucher(tx, { ...gift, fils, title: { en: 'Yours', ar: 'لك' } }));
    const found = await shop.db.orm.select({ id: voucher.id }).from(voucher).where(eq(voucher.userId, sara.id));
    return Math.max(...found.map(({ id }) => id));
  };
  const plain = () => ({ [shop.goods[0]?.code ?? '']: 3 });

  test('code, voucher, points and the bonus of a top-up; nothing of an order before it is delivered, of a cancelled or an older one, of anybody else’s', async () => {
    await sara.give(1_000_000);
    expect(await savings()).toBe(0);
    const byCode = await buy({ [shop.fresh[0]?.code ?? '']: 2 }, { DiscountCode: 'FRESH10' });
    expect(byCode.discount).toBeGreaterThan(0);
    expect(await savings()).toBe(0);
    await deliver(byCode);
    expect(await savings()).toBe(byCode.discount);

    const gift = { userId: sara.id, at: shop.now(), settings: settings(), key: 'points of saras' };
    await shop.db.transaction((tx) => earnPoints(tx, { ...gift, kind: 'given', points: 500 }));
    const byBoth = await buy(plain(), { CreditvoucherCode: await newVoucher(2000), LoyaltyPointsUsed: 500 });
    expect([byBoth.voucher, byBoth.points]).toEqual([2000, settings().pointsBlockFils]);
    const inOrders = byCode.discount + 2000 + settings().pointsBlockFils;
    await deliver(byBoth);
    expect(await savings()).toBe(inOrders);

    await wallets.pay(sara, Number((await sara.ask(topUpInBulk, { amount: 500 })).body.data['piDocno']));
    expect(await savings()).toBe(inOrders + 2000);

    const cancelled = await buy(plain(), { CreditvoucherCode: await newVoucher(1500) });
    expect(await savings()).toBe(inOrders + 2000);
    await shop.db.transaction(async (tx) => {
      const now = shop.now();
      const locked = await lockOrder(tx, cancelled.id, now);
      const returnPromises = async (): Promise<void> => undefined;
      if (locked) await cancelOrders(tx, [locked], { refundTo: 'wallet', now, returnPromises });
    });
    expect(await savings()).toBe(inOrders + 2000);

    await deliver(byBoth, new Date('2026-05-31T19:59:59Z'));
    expect(await savings()).toBe(byCode.discount + 2000);
    sara = await shop.buyer();
    expect(await savings()).toBe(0);
  });
});
