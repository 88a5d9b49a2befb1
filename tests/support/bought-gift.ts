import { eq } from 'drizzle-orm';

/** E-gifts in tests of the server: made, paid by card, and their codes as the friend reads them. */
import { openBill } from '#contract/bills.ts';
import { createEgift } from '#contract/egifts.ts';
import { payBillByNewCard } from '#contract/payments.ts';
import { dubaiDay } from '#contract/rules/dubai-day.ts';
import { writtenDay } from '#contract/rules/written-day.ts';
import { item } from '#server/catalogue/table.ts';
import { readOutbox } from '#server/gateways/messages/outbox.ts';

import { CARDS } from './sandbox.ts';
import type { Buyer, SellingShop } from './selling-shop.ts';

/** A gift card of the demo. */
export async function giftCardOf({ db }: SellingShop): Promise<string> {
  const [found] = await db.orm.select({ code: item.code }).from(item).where(eq(item.isEGift, true));
  if (!found) throw new Error('the demo has no e-gift');
  return found.code;
}

export async function wishOf(shop: SellingShop, more: object = {}): Promise<Record<string, unknown>> {
  return {
    Amount: 50,
    senderName: 'Sara',
    Name: 'Layla',
    ItemCode: await giftCardOf(shop),
    EmailID: 'layla@example.ae',
    Message: 'Happy birthday!',
    ScheduleDate: writtenDay(dubaiDay(shop.now())),
    ...more,
  };
}

/** Its number. @throws where it was refused */
export async function makeGift(shop: SellingShop, buyer: Buyer, more: object = {}): Promise<number> {
  const answer = await buyer.ask(createEgift, await wishOf(shop, more));
  if (answer.code !== 200) throw new Error(JSON.stringify(answer.body));
  return Number(answer.body.data['egiftDocno']);
}

export async function billOfGift(buyer: Buyer, gift: number): Promise<number> {
  const answer = await buyer.ask(openBill, { saldocno: gift, saldoctype: 'EGF' });
  if (answer.code !== 200) throw new Error(JSON.stringify(answer.body));
  return Number(answer.body.data['piDocno']);
}

/** Paid by a card, and captured; its number. */
export async function buyGift(shop: SellingShop, buyer: Buyer, more: object = {}): Promise<number> {
  const gift = await makeGift(shop, buyer, more);
  const Docno = await billOfGift(buyer, gift);
  const sessionId = await shop.sandbox.session(CARDS.approved);
  await buyer.ask(payBillByNewCard, { Docno, Doctype: 'PBO', sessionId, pay_type: 'NEW CARD' });
  await shop.jobs();
  return gift;
}

/** Mails to an address, the oldest first. */
export async function mailsTo(
  { db }: SellingShop,
  email: string,
): Promise<{ subject: string; body: string; key: string | null }[]> {
  return (await readOutbox(db, 1000)).filter(({ recipient }) => recipient === email).toReversed();
}

/** As the mail of the gift has it. */
export async function codeInMail(shop: SellingShop, email: string): Promise<string> {
  const mail = (await mailsTo(shop, email)).at(-1);
  const code = /^[0-9A-Z]{4}(?:-[0-9A-Z]{4}){3}$/m.exec(mail?.body ?? '')?.[0];
  if (code === undefined) throw new Error(`no code was mailed to ${email}`);
  return code;
}
