/** E-gifts: money for a friend, mailed as a code on a day and redeemed in the wallet (storefront.md sections 3, 5 and 7; remaining.md EG, C9, C10). */
import { defineCall } from './call.ts';
import { fils, integer, list, nullable, oneOf, text, withDefault } from './wire-types.ts';
import { record, type Decoded } from './wire.ts';

const number = integer({ min: 0, max: 2_147_483_647 });
const online = { auth: 'user', offline: 'online', invented: true, method: 'POST' } as const;

/** The doctype of an e-gift itself; it is paid by a bill of its own, PBO (remaining.md C2). */
export const EGIFT_DOCTYPE = 'EGF';

const asked = record({
  /** Whole dirhams, 10 to 2,000. */
  fils: ['Amount', fils],
  senderName: ['senderName', text(60)],
  name: ['Name', text(60)],
  /** The e-gift's product; its price only preselects an amount. */
  stockCode: ['ItemCode', text(40)],
  email: ['EmailID', text(254)],
  mobile: ['Mobile', withDefault(text(30), '')],
  message: ['Message', withDefault(text(1000), '')],
  /** dd/MM/yyyy, in Dubai. */
  day: ['ScheduleDate', text(10)],
  /** Invented: the language of the mail. */
  language: ['language', withDefault(oneOf(['en', 'ar']), 'en')],
});
export type AskedEgift = Decoded<typeof asked>;

export const createEgift = defineCall({
  ...online,
  name: 'gifts.create',
  path: '/MyOrder/CreateEGift',
  input: asked,
  answer: record({
    doctype: ['egiftDoctype', oneOf([EGIFT_DOCTYPE])],
    docno: ['egiftDocno', number],
    fils: ['egiftAmount', fils],
  }),
  summary: 'Makes an e-gift that is not paid yet; PayBillOnline makes its bill',
});

/** `paid` waits for its day; `cancelled` was paid back. One that was never paid is not listed. */
export const EGIFT_STATES = ['paid', 'sent', 'redeemed', 'cancelled'] as const;

const myGift = record({
  docno: ['egiftDocno', number],
  fils: ['egiftAmount', fils],
  name: ['Name', text(60)],
  email: ['EmailID', text(254)],
  /** dd/MM/yyyy, in Dubai. */
  day: ['ScheduleDate', text(10)],
  state: ['egiftState', oneOf(EGIFT_STATES)],
  /** ISO; null until then. */
  sentAt: ['sentTs', nullable(text(30))],
  redeemedAt: ['redeemedTs', nullable(text(30))],
});
export type MyEgift = Decoded<typeof myGift>;

export const readEgifts = defineCall({
  ...online,
  name: 'gifts.read',
  path: '/MyOrder/GetMyEGifts',
  input: record({}),
  answer: record({ gifts: ['egiftList', list(myGift, 100)] }),
  summary: 'The newest e-gifts that the shopper has paid, and what became of them',
});

export const redeemEgift = defineCall({
  ...online,
  name: 'gifts.redeem',
  path: '/MyOrder/RedeemEGift',
  input: record({ code: ['egiftCode', text(80)] }),
  answer: record({
    /** Now in the wallet. */
    fils: ['egiftAmount', fils],
    senderName: ['senderName', text(60)],
  }),
  summary: 'Puts an e-gift into the wallet of whoever has its code, once',
});

export const egiftCalls = [createEgift, readEgifts, redeemEgift] as const;
