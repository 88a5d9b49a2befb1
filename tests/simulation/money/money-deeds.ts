/** What a shopper does, as the calls that the app makes. */
import { randomUUID } from 'node:crypto';

import { confirmGroups, prepareOrder, readGroups } from '#contract/checkout.ts';
import { rescheduleOrder } from '#contract/order-acts.ts';
import { finishChallenge, payByNewCard, payByWallet, readPaymentStatus, stopPayment } from '#contract/payments.ts';
import { dayNumberOf } from '#contract/rules/day-number.ts';
import { CARDS } from '#tests/support/sandbox.ts';
import type { Answer } from '#tests/support/signed-in-shop.ts';

import type { MoneyShop, MoneyShopper, MoneyStart, Paid } from './money-shop.ts';
import type { Deed, Preparing } from './money-steps.ts';

const LOOKS = { finish: finishChallenge, status: readPaymentStatus, stop: stopPayment } as const;

/** The answers to all that was asked. `key`: of a payment by wallet, so that two tabs may send the same. */
export async function doDeed(
  shop: MoneyShop,
  start: MoneyStart,
  shopper: MoneyShopper,
  deed: Deed,
  key: string = randomUUID(),
): Promise<Answer[]> {
  if (deed.do === 'prepare') return prepareAgain(shop, start, shopper, deed);
  if ('first' in deed && deed.first) {
    const prepared = await prepareAgain(shop, start, shopper, deed.first);
    return [...prepared, ...(await doDeed(shop, start, shopper, { ...deed, first: null }, key))];
  }
  if (deed.do === 'reschedule') return reschedule(shop, start, shopper, deed);
  const { buyer, docno } = shopper;
  if (docno === null) return [];
  const document = { Docno: docno, Doctype: 'PRO' };
  if (deed.do === 'pay-wallet') return [await pay(shopper, payByWallet, { ...document, pay_type: 'BY WALLET' }, key)];
  if (deed.do === 'pay-card') {
    const sessionId = await shop.sandbox.session(CARDS[deed.card]);
    const begun = await pay(shopper, payByNewCard, { ...document, sessionId, pay_type: 'NEW CARD' }, randomUUID());
    if (deed.bank === null || begun.code !== 200 || begun.body.data['paymentStatus'] !== 'AWAIT_3DS') return [begun];
    const challenge = JSON.parse(String(begun.body.data['threeDs'])) as Record<string, unknown>;
    if (deed.bank !== 'nothing') await shop.sandbox.answerChallenge({ challenge }, deed.bank === 'confirm');
    return [begun, await buyer.ask(finishChallenge, document)];
  }
  return [await buyer.ask(LOOKS[deed.do], document)];
}

async function pay(shopper: MoneyShopper, call: Paid['call'], input: Paid['input'], key: string): Promise<Answer> {
  shopper.paid = { call, input, key, answer: null };
  const answer = await shopper.buyer.ask(call, input, key);
  shopper.paid = { call, input, key, answer };
  return answer;
}

async function reschedule(
  { db }: MoneyShop,
  start: MoneyStart,
  { buyer }: MoneyShopper,
  { which, slot: choice }: Extract<Deed, { do: 'reschedule' }>,
): Promise<Answer[]> {
  const { rows } = await db.pool.query<{ id: number }>('select id from placed_order where user_id = $1 order by id', [
    buyer.id,
  ]);
  const order = rows[which % Math.max(1, rows.length)];
  const slotId = await start.slotOf(choice);
  const [to] = (await db.pool.query<{ day: string }>('select day::text from slot where id = $1', [slotId])).rows;
  if (!order || !to || slotId === undefined) return [];
  const time = { DeliveryDate: dayNumberOf(to.day), DeliveryTimeSlotDocno: slotId };
  return [await buyer.ask(rescheduleOrder, { piDocno: order.id, piDoctype: 'RSO', ...time }, randomUUID())];
}

/** The newest that is placed, and was not added itself. */
async function parentOf({ db }: MoneyShop, { buyer }: MoneyShopper): Promise<object> {
  const { rows } = await db.pool.query<{ id: number }>(
    'select id from placed_order where user_id = $1 and state = 1 and parent_id is null order by id desc limit 1',
    [buyer.id],
  );
  return rows[0] ? { SalParentDoctype: 'RSO', SalParentDocno: rows[0].id } : {};
}

async function prepareAgain(
  shop: MoneyShop,
  start: MoneyStart,
  shopper: MoneyShopper,
  { slot, promises, adds = false }: Preparing,
): Promise<Answer[]> {
  const { buyer, voucherId, cart, alternative } = shopper;
  await fillIfEmpty(shop, shopper);
  const answer = await buyer.ask(prepareOrder, {
    AddrDocno: buyer.addressId,
    ...(slot === 'fast'
      ? { isExpress: 1, edmDocno: 1, DeliveryTimeSlotDocno: null }
      : { DeliveryTimeSlotDocno: await start.slotOf(slot) }),
    DeliveryContactNo: '+971501234567',
    ...(adds && (await parentOf(shop, shopper))),
    ReplaceItem: alternative,
    ...(promises.includes('voucher') && { CreditvoucherCode: voucherId }),
    // One or the other: an order takes no code with points.
    ...(promises.includes('points')
      ? { LoyaltyPointsUsed: 500 }
      : promises.includes('code') && { DiscountCode: start.code }),
  });
  if (answer.code !== 200) return [answer];
  shopper.docno = Number(answer.body.data['docno']);
  const document = { Docno: shopper.docno, Doctype: 'PRO' };
  if ([...cart.values()].filter((quantity) => quantity > 0).length < 2) return [answer];
  const groups = await buyer.ask(readGroups, document);
  const times = groups.body.data['multiItemList'];
  if (!Array.isArray(times) || times.length < 2) return [answer, groups];
  return [answer, groups, await buyer.ask(confirmGroups, { ...document, DataSet: times.map(timesOf) })];
}

/** Sets what the cart has of it. */
export async function fillCart({ buyer, cart }: MoneyShopper, code: string, quantity: number): Promise<void> {
  cart.set(code, quantity);
  await buyer.putInCart({ [code]: quantity });
}

/** Nobody prepares an order of nothing. */
export async function fillIfEmpty({ codes }: MoneyShop, shopper: MoneyShopper): Promise<void> {
  if ([...shopper.cart.values()].every((quantity) => quantity === 0)) await fillCart(shopper, codes.plain, 1);
}

function timesOf({ groupDocNo, dateDocno, timeDocno }: Record<'groupDocNo' | 'dateDocno' | 'timeDocno', number>) {
  return { groupDocNo, dateDocno, timeDocno };
}
