/** The shop of a simulation of money: one for many histories, each with shoppers, a code and figures of its own. */
import { eq, ne, sql } from 'drizzle-orm';

import { redeemEgift } from '#contract/egifts.ts';
import { cancelOrder } from '#contract/order-acts.ts';
import { item } from '#server/catalogue/table.ts';
import { earnPoints } from '#server/points/earn-points.ts';
import { openSlots } from '#server/slots/store.ts';
import { slot } from '#server/slots/table.ts';
import { setStock } from '#server/stock/store.ts';
import { freeVouchers, giveVoucher } from '#server/vouchers/store.ts';
import { discountCode } from '#server/vouchers/table.ts';
import { giftCardOf } from '#tests/support/bought-gift.ts';
import { openSellingShop, type Buyer, type SellingOptions, type SellingShop } from '#tests/support/selling-shop.ts';
import type { Answer } from '#tests/support/signed-in-shop.ts';
import { walletsOf } from '#tests/support/wallets.ts';

import { gatewayInTurns } from './gateway-in-turns.ts';
import { faultyGateway, type MoneyFaults } from './money-faults.ts';
import { plantInStatements } from './money-statements.ts';
import { SHOPPERS, type GoodsChoice, type SlotChoice } from './money-steps.ts';
import { Turns } from './turns.ts';

/** Of the wallet, of points and of the voucher that each shopper begins with. */
export const GIFTS = { wallet: 12_000, points: 700, voucher: 1000 } as const;
/** Of the scarce thing, and of the places in the tight slot. */
const SCARCE = 3;
const PLACES = 2;
/** The emirate of the shoppers' address. */
const ZONE = 2;

export interface MoneyShopper {
  readonly buyer: Buyer;
  readonly voucherId: number;
  /** What the cart must hold, by stock code. */
  readonly cart: Map<string, number>;
  /** What is to be paid: the order that was prepared last, or the bill that was made since. */
  document: { readonly Docno: number; readonly Doctype: 'PRO' | 'PBO' } | null;
  /** The last request that it sent under a key. */
  sent: Sent | null;
  /** Where the money was to go of orders that the shop said it cancelled, by their numbers. */
  readonly cancelled: Map<number, 'CARD' | 'WALLET'>;
  /** The stars that the shop first said it kept, by orders; null where nobody knows what it kept. */
  readonly rated: Map<number, number | null>;
  /** E-gifts that the shop said are in this shopper's wallet, by their numbers, as often as it said so. */
  readonly redeemed: number[];
  /** What is done where a product is missing. */
  readonly alternative: 'similar' | 'none';
}

export interface Sent {
  readonly call: Parameters<Buyer['ask']>[0];
  readonly input: Record<string, unknown>;
  readonly key: string;
  /** Null where it is not known. */
  readonly answer: Answer | null;
}

export interface MoneyStart {
  readonly shoppers: readonly MoneyShopper[];
  readonly code: string;
  /** Units of the scarce thing that are on hand, sold or written off. */
  readonly scarce: number;
  slotOf(choice: SlotChoice): Promise<number | undefined>;
}

export interface MoneyShop extends SellingShop {
  readonly turns: Turns;
  readonly codes: Readonly<Record<GoodsChoice, string>>;
  /** The stock code of an e-gift. */
  readonly giftCard: string;
  /** Of what can be ordered regularly; there is any number of it. */
  readonly regularCode: string;
  /** Sets the stage for a history, back at the first morning. */
  begin(shoppers?: number): Promise<MoneyStart>;
}

/** For a test file's beforeAll: it is closed after the file's last test. */
export async function openMoneyShop(faults: MoneyFaults = {}, options: SellingOptions = {}): Promise<MoneyShop> {
  const turns: Turns = new Turns(() => shop.db.pool);
  const shop = await openSellingShop({
    ...options,
    through: (gateway) => faultyGateway(gatewayInTurns(gateway, turns), faults),
  });
  const { db } = shop;
  plantInStatements(db.pool, turns, faults);
  const morning = shop.now().getTime();
  const codes = {
    scarce: shop.goods[0]?.code ?? '',
    plain: shop.goods[1]?.code ?? '',
    fresh: shop.fresh[0]?.code ?? '',
    later: shop.late[0]?.code ?? '',
  };
  const giftCard = await giftCardOf(shop);
  const regularCode =
    shop.goods.find(({ code, isRegularEligible }) => isRegularEligible && code !== codes.scarce)?.code ?? '';
  await makeDearer(shop, codes);
  let begun = 0;
  const slots = (): ReturnType<typeof openSlots> =>
    openSlots(db.orm, {
      zone: ZONE,
      kind: 'standard',
      fromDay: '2000-01-01',
      toDay: '9999-12-31',
      now: shop.now(),
      settings: shop.deps.settings.shop,
    });
  const tight = (await slots())[0]?.id ?? 0;
  await db.orm.update(slot).set({ capacity: 1_000_000 }).where(ne(slot.id, tight));
  return {
    ...shop,
    turns,
    codes,
    giftCard,
    regularCode,
    begin: async (count = SHOPPERS) => {
      begun += 1;
      await shop.advance(morning - shop.now().getTime());
      await db.orm
        .update(slot)
        .set({ capacity: sql`${slot.held} + ${slot.taken} + ${PLACES}` })
        .where(eq(slot.id, tight));
      await db.transaction((tx) => setStock(tx, codes.scarce, SCARCE));
      // All histories come from one address, in the same hour.
      await db.pool.query("delete from throttle_count where key like 'egift-code|%'");
      const code = `MONEY${begun}`;
      const ends = new Date(morning + 90 * 24 * 3_600_000);
      await db.orm
        .insert(discountCode)
        .values({ code, percent: 10, startsAt: new Date(morning), expiresAt: ends, most: SHOPPERS - 1 });
      const shoppers: MoneyShopper[] = [];
      while (shoppers.length < count) shoppers.push(await arrive(shop, faults));
      return {
        shoppers,
        code,
        scarce: await countUnits(shop, codes.scarce),
        slotOf: async (choice) => {
          const open = await slots();
          if (choice === 'late') return open.at(-1)?.id;
          if (choice === 'fast') return open[2]?.id;
          const isTight = open[0]?.id === tight;
          return choice === 'tight' ? open[0]?.id : open[isTight ? 1 : 0]?.id;
        },
      };
    },
  };
}

/** What is nearest to the plain thing costs a dirham more, so that what comes instead is not always cheaper. */
async function makeDearer({ db, goods }: SellingShop, { plain, scarce }: MoneyShop['codes']): Promise<void> {
  const own = goods.find(({ code }) => code === plain);
  const near = goods.find(
    ({ code, familyKey, productKey }) =>
      familyKey === own?.familyKey && productKey !== own.productKey && code !== scarce,
  );
  if (!own || !near) throw new Error('nothing is like the plain thing');
  const price = (own.promotionPrice ?? own.price) + 100;
  await db.orm.update(item).set({ price, promotionPrice: null }).where(eq(item.code, near.code));
}

async function arrive(shop: SellingShop, faults: MoneyFaults): Promise<MoneyShopper> {
  const buyer = heardAmiss(await shop.buyer(), faults);
  const { id: userId } = buyer;
  const at = shop.now();
  const { shop: settings } = shop.deps.settings;
  await buyer.give(GIFTS.wallet);
  // Money that a friend sends waits for who has not.
  if (userId % 3 !== 1) await walletsOf(shop).prove(buyer);
  await shop.db.transaction(async (tx) => {
    const title = { en: 'A gift', ar: 'هدية' };
    await giveVoucher(tx, { key: `v${userId}`, userId, title, fils: GIFTS.voucher, at, settings });
    await earnPoints(tx, { key: `p${userId}`, userId, kind: 'given', points: GIFTS.points, at, settings });
  });
  const [voucher] = await freeVouchers(shop.db.orm, userId, at);
  return {
    buyer,
    voucherId: voucher?.id ?? 0,
    cart: new Map(),
    document: null,
    sent: null,
    cancelled: new Map(),
    rated: new Map(),
    redeemed: [],
    alternative: userId % 3 === 0 ? 'none' : 'similar',
  };
}

/** What a server never hears of it ignores. */
function heardAmiss(buyer: Buyer, { ignoresKeys, ignoresWay, forgetsCancel, forgetsRedeeming }: MoneyFaults): Buyer {
  return {
    ...buyer,
    ask: (call, input, key) => {
      const heard = ignoresKeys ? undefined : key;
      const isForgotten = call === cancelOrder ? forgetsCancel : call === redeemEgift && forgetsRedeeming;
      if (call !== cancelOrder && !isForgotten) return buyer.ask(call, input, heard);
      if (isForgotten) return Promise.resolve({ code: 200, body: { status: 1, message: '', data: {} } });
      return buyer.ask(call, ignoresWay ? { ...input, RefundMethod: 'CARD' } : input, heard);
    },
  };
}

/** On hand + sold + written off. */
export async function countUnits({ db }: Pick<SellingShop, 'db'>, stockCode: string): Promise<number> {
  const { rows } = await db.pool.query<{ units: string }>(
    `select on_hand + written_off + coalesce((select sum(coalesce(l.picked, l.quantity)) from order_line l join placed_order o on o.id = l.order_id
       where l.stock_code = $1 and o.state <> -1), 0) as units from stock where stock_code = $1`,
    [stockCode],
  );
  return Number(rows[0]?.units);
}
