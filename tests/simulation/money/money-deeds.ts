/** What a shopper does, as the calls that the app makes. */
import { randomUUID } from 'node:crypto';

import { confirmGroups, prepareOrder, readGroups } from '#contract/checkout.ts';
import {
  finishBillChallenge,
  finishChallenge,
  payBillByNewCard,
  payByNewCard,
  payByWallet,
  readPaymentStatus,
  stopPayment,
} from '#contract/payments.ts';
import { CARDS } from '#tests/support/sandbox.ts';
import type { Answer } from '#tests/support/signed-in-shop.ts';

import { act, isActing, makeTipBill } from './acting-deeds.ts';
import { doWithGifts, isOfGifts } from './gift-deeds.ts';
import type { MoneyShop, MoneyShopper, MoneyStart } from './money-shop.ts';
import type { Deed, Preparing } from './money-steps.ts';
import { doWithRegulars, isOfRegulars } from './regular-deeds.ts';
import { send } from './send-once.ts';
import { doWithWallet, isOfWallet } from './wallet-deeds.ts';

const LOOKS = { finish: finishChallenge, status: readPaymentStatus, stop: stopPayment } as const;
const LOOKS_AT_BILL = { ...LOOKS, finish: finishBillChallenge } as const;

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
  if (deed.do === 'tip-card') {
    const { card, bank } = deed;
    const tipped = await makeTipBill(shop, shopper, deed);
    if (tipped[0]?.code !== 200) return tipped;
    return [...tipped, ...(await doDeed(shop, start, shopper, { do: 'pay-card', card, bank, first: null }))];
  }
  if (isActing(deed)) return act(shop, start, shopper, deed);
  if (isOfWallet(deed)) return doWithWallet(start, shopper, deed);
  if (isOfRegulars(deed)) return doWithRegulars(shop, shopper, deed);
  if (isOfGifts(deed)) return doWithGifts(shop, start, shopper, deed);
  const { buyer, document } = shopper;
  if (document === null) return [];
  if (deed.do === 'pay-wallet') return [await send(shopper, payByWallet, { ...document, pay_type: 'BY WALLET' }, key)];
  if (deed.do === 'pay-card') {
    const sessionId = await shop.sandbox.session(CARDS[deed.card]);
    const payByCard = document.Doctype === 'PBO' ? payBillByNewCard : payByNewCard;
    const begun = await send(shopper, payByCard, { ...document, sessionId, pay_type: 'NEW CARD' }, randomUUID());
    if (deed.bank === null || begun.code !== 200 || begun.body.data['paymentStatus'] !== 'AWAIT_3DS') return [begun];
    const challenge = JSON.parse(String(begun.body.data['threeDs'])) as Record<string, unknown>;
    if (deed.bank !== 'nothing') await shop.sandbox.answerChallenge({ challenge }, deed.bank === 'confirm');
    return [begun, await buyer.ask(document.Doctype === 'PBO' ? finishBillChallenge : finishChallenge, document)];
  }
  const looks = document.Doctype === 'PBO' ? LOOKS_AT_BILL : LOOKS;
  return [await buyer.ask(looks[deed.do], document)];
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
  const document = { Docno: Number(answer.body.data['docno']), Doctype: 'PRO' } as const;
  shopper.document = document;
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
