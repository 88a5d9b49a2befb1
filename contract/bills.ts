/** A bill that is no order and is paid online: PBO (remaining.md C2). Its page asks what it is, because the amount in an address is display only. */
import { defineCall } from './call.ts';
import { doctypeOf } from './doctypes.ts';
import { bilingual, bool, fils, integer, nullable, oneOf, text, withDefault } from './wire-types.ts';
import { record, type Decoded } from './wire.ts';

const number = integer({ min: 0, max: 2_147_483_647 });
const online = { auth: 'user', offline: 'online' } as const;

/** What is paid online beside orders. `top_up`: money into the shopper's own wallet; `friend`: into a friend's; `egift`: an e-gift card; `regular`: all deliveries of a regular order. */
export const BILL_KINDS = ['tip', 'top_up', 'friend', 'egift', 'regular'] as const;

const billedRegular = record({
  /** Of the first product, and how many others there are beside it. */
  name: ['stockDesc', bilingual(400)],
  others: ['otherItems', number],
  deliveries: ['deliveryCount', number],
});

const billedGift = record({
  /** The friend's, and its giver's. */
  name: ['Name', text(100)],
  senderName: ['senderName', text(100)],
  message: ['Message', text(1000)],
  /** dd/MM/yyyy, in Asia/Dubai. */
  day: ['ScheduleDate', text(10)],
});

/** `never`: a card alone pays it, or its kind has a call of its own for the wallet. `over`: more than may leave the wallet in a day without a proof of who asks. */
export const WALLET_USES = ['never', 'may', 'over'] as const;

const billStanding = record({
  kind: ['billKind', oneOf(BILL_KINDS)],
  fils: ['orderAmount', fils],
  /** `ended`: it was not paid in its time, or its payment was refused for good. */
  state: ['billState', oneOf(['open', 'paid', 'ended'])],
  /** A payment of it is under way. */
  isUnderWay: ['isUnderWay', bool],
  /** The placed order (RSO) that it belongs to; null for one that belongs to none. */
  orderDocno: ['saldocno', withDefault(nullable(number), null)],
  /** Whom it goes to, by e-mail; empty where it is nobody else's. */
  email: ['email', withDefault(text(254), '')],
  /** What the shop adds to a top-up, in fils; and whether goods come with it, which the shop sends. */
  bonus: ['bonusAmount', withDefault(fils, 0)],
  hasGoods: ['hasBonusGoods', withDefault(bool, false)],
  /** What a regular order is of; null for any other bill. */
  regular: ['regularBill', withDefault(nullable(billedRegular), null)],
  /** What an e-gift says; null for any other bill. */
  gift: ['giftBill', withDefault(nullable(billedGift), null)],
  wallet: ['walletUse', withDefault(oneOf(WALLET_USES), 'never')],
});
export type BillStanding = Decoded<typeof billStanding>;

export const readBill = defineCall({
  ...online,
  name: 'bills.read',
  method: 'POST',
  path: '/MyOrder/GetBill',
  invented: true,
  input: record({ docno: ['piDocno', number], doctype: ['piDoctype', doctypeOf(['PBO'])] }),
  answer: billStanding,
  summary: 'What a bill comes to, and whether it is paid',
});

/** Documents that a bill is made of, by their doctype: an e-gift or a regular order before it is paid. PBO names a bill that is there already. */
export const BILLED_DOCTYPES = ['EGF', 'REG', 'PBO'] as const;

const payBillOnline = record({
  device: ['DeviceSource', withDefault(oneOf(['WEB']), 'WEB')],
  /** Fils that the screen showed: another amount is refused, and none is taken from here (decisions.md 7). */
  shownFils: ['ihdAmount', withDefault(nullable(fils), null)],
  language: ['language', withDefault(oneOf(['en', 'ar']), 'en')],
  /** What is made. */
  billDoctype: ['pboDoctype', withDefault(doctypeOf(['PBO']), 'PBO')],
  docno: ['saldocno', number],
  doctype: ['saldoctype', doctypeOf(BILLED_DOCTYPES)],
  /** Display only: who pays is the session's to say. */
  email: ['email', withDefault(text(254), '')],
});

/** remaining.md EG 7. The shopper then goes to checkout with what it answers. */
export const openBill = defineCall({
  ...online,
  name: 'bills.open',
  method: 'POST',
  path: '/MyOrder/PayBillOnline',
  input: payBillOnline,
  answer: record({
    fils: ['orderAmount', fils],
    doctype: ['piDoctype', oneOf(['PBO'])],
    docno: ['piDocno', number],
  }),
  summary: 'Makes the bill of a document, or finds the one that is open, to be paid at checkout',
});

export const billCalls = [readBill, openBill] as const;
