/** Keeps an e-gift that is not paid yet (remaining.md EG 2 to 6). The amount is the shopper's to choose; what the card costs only offers one. */
import type { AskedEgift } from '#contract/egifts.ts';
import { egiftMessages } from '#contract/messages/egifts.ts';
import { dubaiDay } from '#contract/rules/dubai-day.ts';
import { egiftProblem, type EgiftProblem } from '#contract/rules/egift.ts';
import { withPrefix } from '#contract/rules/phone.ts';
import { readWrittenDay } from '#contract/rules/written-day.ts';
import { isEGiftForSale } from '#server/catalogue/is-egift-for-sale.ts';
import type { Queryable } from '#server/kit/database.ts';
import { Refusal } from '#server/kit/refusal.ts';

import { addGift, type Egift } from './gift-store.ts';

const WIRE_NAMES: Readonly<Record<EgiftProblem['field'], string>> = {
  fils: 'Amount',
  name: 'Name',
  email: 'EmailID',
  confirmedEmail: 'EmailID',
  mobile: 'Mobile',
  senderName: 'senderName',
  message: 'Message',
  day: 'ScheduleDate',
};

/** @throws Refusal 422 with the field of the first thing that is wrong; 404 where the card is not sold */
export async function createGift(db: Queryable, userId: number, asked: AskedEgift, now: Date): Promise<Egift> {
  const wish = { ...asked, day: readWrittenDay(asked.day) };
  const problem = egiftProblem(wish, { today: dubaiDay(now) });
  if (problem) throw new Refusal('invalid_gift', problem.sentence[0], 422, WIRE_NAMES[problem.field]);
  if (!(await isEGiftForSale(db, asked.stockCode))) {
    throw new Refusal('not_found', egiftMessages.noSuchCard[0], 404, 'ItemCode');
  }
  return addGift(db, {
    userId,
    fils: asked.fils,
    stockCode: asked.stockCode,
    senderName: oneLine(asked.senderName),
    name: oneLine(asked.name),
    email: asked.email.trim(),
    mobile: withPrefix(asked.mobile),
    message: asked.message.replaceAll('\r', '').trim(),
    language: asked.language,
    day: wish.day ?? dubaiDay(now),
    madeAt: now,
  });
}

/** Names stand in the subject of a mail: no line ends there. */
function oneLine(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ').trim();
}
