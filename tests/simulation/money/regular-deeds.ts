/** What a shopper does with regular orders, as the calls that the app makes. */
import { randomUUID } from 'node:crypto';

import { openBill } from '#contract/bills.ts';
import { addRegular, cancelRegular, cancelRegularDelivery, REGULAR_DOCTYPE } from '#contract/regulars.ts';
import { addDays, dubaiDay, weekdayOf } from '#contract/rules/dubai-day.ts';
import type { Answer } from '#tests/support/signed-in-shop.ts';

import type { MoneyShop, MoneyShopper } from './money-shop.ts';
import type { Deed, RegularDeed } from './money-steps.ts';
import { send } from './send-once.ts';

export function isOfRegulars(deed: Deed): deed is RegularDeed {
  return deed.do === 'regular' || deed.do === 'end-regular' || deed.do === 'end-delivery';
}

/** What is to be paid at once has a bill, which is then what is to be paid. */
export async function doWithRegulars(shop: MoneyShop, shopper: MoneyShopper, deed: RegularDeed): Promise<Answer[]> {
  if (deed.do !== 'regular') return cancel(shop, shopper, deed);
  const made = await send(shopper, addRegular, wishOf(shop, deed), randomUUID());
  if (made.code !== 200 || made.body.data['isUnpaid'] !== true) return [made];
  const of = { saldocno: Number(made.body.data['mshDocno']), saldoctype: REGULAR_DOCTYPE };
  const opened = await shopper.buyer.ask(openBill, of);
  if (opened.code === 200) shopper.document = { Docno: Number(opened.body.data['piDocno']), Doctype: 'PBO' };
  return [made, opened];
}

function wishOf(shop: MoneyShop, { paysNow, weeks, days, quantity }: Extract<RegularDeed, { do: 'regular' }>) {
  const weekdays = [...new Set(days.map((ahead) => weekdayOf(addDays(dubaiDay(shop.now()), ahead))))];
  return {
    stockCode: shop.regularCode,
    subsPaynow: paysNow,
    subsFrequencyTimespan: weeks,
    subsFreqencyDocno: weeks,
    subsDeliveryDayListModel: weekdays.map((day) => ({ deliveryDayDocno: day, deliveryDaySelected: true })),
    subsTimeslotDocno: 10,
    subsItemQty: quantity,
  };
}

async function cancel(
  { db }: MoneyShop,
  shopper: MoneyShopper,
  { do: what, which }: Extract<RegularDeed, { which: number }>,
): Promise<Answer[]> {
  const { rows } = await db.pool.query<{ id: number }>(
    what === 'end-regular'
      ? "select id from regular_order where user_id = $1 and state <> 'ended' order by id"
      : 'select d.id from regular_delivery d join regular_order r on r.id = d.regular_id where r.user_id = $1 order by d.id',
    [shopper.buyer.id],
  );
  const found = rows[which % Math.max(1, rows.length)];
  if (!found) return [];
  const call = what === 'end-regular' ? cancelRegular : cancelRegularDelivery;
  return [await send(shopper, call, { RegdDocno: found.id }, randomUUID())];
}
