/** What a shopper does with e-gifts, as the calls that the app makes. */
import { randomUUID } from 'node:crypto';

import { openBill } from '#contract/bills.ts';
import { createEgift, EGIFT_DOCTYPE, redeemEgift } from '#contract/egifts.ts';
import { addDays, dubaiDay } from '#contract/rules/dubai-day.ts';
import { writtenDay } from '#contract/rules/written-day.ts';
import { codeOfGift } from '#server/gifts/gift-code.ts';
import type { Answer } from '#tests/support/signed-in-shop.ts';

import type { MoneyShop, MoneyShopper, MoneyStart } from './money-shop.ts';
import type { Deed, GiftDeed } from './money-steps.ts';
import { send } from './send-once.ts';

export function isOfGifts(deed: Deed): deed is GiftDeed {
  return deed.do === 'gift' || deed.do === 'redeem';
}

export async function doWithGifts(
  shop: MoneyShop,
  start: MoneyStart,
  shopper: MoneyShopper,
  deed: GiftDeed,
): Promise<Answer[]> {
  return deed.do === 'gift' ? begin(shop, shopper, deed) : redeem(shop, start, shopper, deed);
}

/** Its bill is then what is to be paid. */
async function begin(
  shop: MoneyShop,
  shopper: MoneyShopper,
  { dirhams, days }: Extract<GiftDeed, { do: 'gift' }>,
): Promise<Answer[]> {
  const made = await shopper.buyer.ask(createEgift, {
    Amount: dirhams,
    senderName: 'Sara',
    Name: 'Layla',
    ItemCode: shop.giftCard,
    EmailID: 'layla@example.ae',
    ScheduleDate: writtenDay(addDays(dubaiDay(shop.now()), days)),
  });
  if (made.code !== 200) return [made];
  const gift = { saldocno: Number(made.body.data['egiftDocno']), saldoctype: EGIFT_DOCTYPE };
  const opened = await shopper.buyer.ask(openBill, gift);
  if (opened.code === 200) shopper.document = { Docno: Number(opened.body.data['piDocno']), Doctype: 'PBO' };
  return [made, opened];
}

/** With the code that it has, or will have: one that is not sent yet cannot be redeemed by it either. */
async function redeem(
  shop: MoneyShop,
  start: MoneyStart,
  shopper: MoneyShopper,
  { which }: Extract<GiftDeed, { do: 'redeem' }>,
): Promise<Answer[]> {
  const id = await giftOf(shop, start, which);
  if (id === undefined) return [];
  const input = { egiftCode: codeOfGift(shop.deps.settings, id) };
  const answer = await send(shopper, redeemEgift, input, randomUUID());
  if (answer.code === 200) shopper.redeemed.push(id);
  return [answer];
}

/** One of those that the history's shoppers made. */
export async function giftOf({ db }: MoneyShop, { shoppers }: MoneyStart, which: number): Promise<number | undefined> {
  const { rows } = await db.pool.query<{ id: number }>('select id from egift where user_id = any($1) order by id', [
    shoppers.map(({ buyer }) => buyer.id),
  ]);
  return rows[which % Math.max(1, rows.length)]?.id;
}
