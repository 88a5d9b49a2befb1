/** The wallet: its balance and statement, money into it and to a friend (account.md sections 3, 5 and 7; remaining.md WA). */
import { defineCall } from './call.ts';
import { bilingual, fils, integer, list, oneOf, orElse, text, withDefault } from './wire-types.ts';
import { record, type Decoded } from './wire.ts';

const number = integer({ min: 0, max: 2_147_483_647 });
const nothing = record({});
const online = { auth: 'user', offline: 'online', invented: true } as const;
const pbo = ['piDoctype', oneOf(['PBO'])] as const;
const billName = { docno: ['piDocno', number], doctype: pbo } as const;

/** A month of the last six, in Asia/Dubai; amounts in fils. */
const walletMonth = record({
  /** 2026-11 */
  month: ['month', text(7)],
  cameIn: ['amountIn', fils],
  wentOut: ['amountOut', fils],
  /** At its end; of the running one now. */
  balance: ['closingBalance', fils],
});
export type WalletMonth = Decoded<typeof walletMonth>;

/** In fils: what the shop's settings allow. */
const walletLimits = record({
  topUpLeast: ['topUpLeast', fils],
  topUpMost: ['topUpMost', fils],
  friendLeast: ['friendLeast', fils],
  /** To friends within 24 hours: the most, and from where on the shopper proves who they are. */
  friendMost: ['friendMost', fils],
  friendFree: ['friendFree', fils],
  /** Days for which money waits for a friend without an account. */
  friendWaitsDays: ['friendWaitsDays', number],
});
export type WalletLimits = Decoded<typeof walletLimits>;

const walletBalance = record({
  balance: ['walletBalance', fils],
  /** What is not promised to an order that is on its way. */
  available: ['availableWalletBalance', fils],
  reserved: ['reservedWalletBalance', fils],
  /** Code, voucher, points of the orders of the last six months, and bonuses of top-ups. */
  savings: ['sixMonthSavings', fils],
  /** Invented: the oldest first. */
  months: ['balanceMonths', list(walletMonth, 6)],
  limits: ['limits', walletLimits],
});
export type WalletBalance = Decoded<typeof walletBalance>;

export const readWallet = defineCall({
  ...online,
  name: 'wallet.read',
  method: 'GET',
  path: '/accountinfo/WalletBalance',
  input: nothing,
  answer: walletBalance,
  summary: 'What the wallet holds, what of it is free, and the last six months',
});

/** What a line of the statement is; `other` is one that this app does not know yet. */
export const WALLET_ENTRIES = [
  'wallet_topped_up',
  'top_up_bonus',
  'friend_sent',
  'friend_received',
  'friend_returned',
  'egift_bought',
  'egift_redeemed',
  'egift_refunded',
  'order_taken',
  'regular_paid',
  'cancelled_captured',
  'order_refunded',
  'refund_ended',
  'tip_given',
  'deposit_returned',
  'goodwill',
  'other',
] as const;

const walletEntry = record({
  id: ['transDocno', number],
  /** ISO time. */
  at: ['transDate', text(40)],
  kind: ['transType', orElse(oneOf(WALLET_ENTRIES), 'other')],
  /** Above 0 came in. */
  fils: ['transAmount', fils],
  /** What the wallet held after it. */
  balance: ['runningTotal', fils],
  /** The document that it belongs to; empty and 0 where there is none. */
  doctype: ['transDoctype', withDefault(text(3), '')],
  docno: ['transDocumentNo', withDefault(number, 0)],
  /** Whom it went to, by e-mail, or who sent it, by first name; empty otherwise. */
  who: ['transWho', withDefault(text(254), '')],
});
export type WalletEntry = Decoded<typeof walletEntry>;

export const readWalletStatement = defineCall({
  ...online,
  name: 'wallet.readStatement',
  method: 'POST',
  path: '/accountinfo/WalletStatement',
  /** `size`: 10, and 10 more with each page. */
  input: record({ size: ['pageSize', integer({ min: 1, max: 1000 })] }),
  answer: record({
    entries: ['walletStatement', list(walletEntry, 1000)],
    /** How many there are in all. */
    count: ['totalCount', number],
    size: ['pageSize', number],
  }),
  summary: 'What came into the wallet and went out of it, the newest first',
});

const bulkTopUp = record({
  fils: ['bwmAmount', fils],
  amount: ['bwmAmountDesc', bilingual(80)],
  bonus: ['bwmBonusDesc', bilingual(120)],
});
export type BulkTopUpRow = Decoded<typeof bulkTopUp>;

export const readBulkTopUps = defineCall({
  ...online,
  name: 'wallet.readBulk',
  method: 'GET',
  path: '/accountinfo/getBulkWalletMaster',
  input: nothing,
  answer: record({ rows: ['bulkWalletList', list(bulkTopUp, 50)] }),
  summary: 'Amounts that bring a bonus when they are added at once',
});

const wanted = record({ fils: ['amount', fils] });

export const topUpWallet = defineCall({
  ...online,
  name: 'wallet.topUp',
  method: 'POST',
  path: '/accountinfo/reloadWalletSelf',
  input: wanted,
  answer: record(billName),
  summary: 'Makes the bill of a top-up, to be paid at checkout',
});

export const topUpInBulk = defineCall({
  ...online,
  name: 'wallet.topUpInBulk',
  method: 'POST',
  path: '/accountinfo/reloadWalletBulk',
  input: wanted,
  answer: record(billName),
  summary: 'The same of an amount that brings a bonus',
});

const toFriend = { email: ['gifttoemail', text(254)], fils: ['amount', fils] } as const;
const moneyToFriend = record({
  ...toFriend,
  /** Above so much a day: the password, or the code that sendGiftCode mailed where the account has none; empty below. */
  password: ['Password', withDefault(text(1000), '')],
  /** Of the mails about it. */
  language: ['language', withDefault(oneOf(['en', 'ar']), 'en')],
});
export type MoneyToFriend = Decoded<typeof moneyToFriend>;

export const sendByWallet = defineCall({
  ...online,
  name: 'wallet.sendByWallet',
  method: 'POST',
  path: '/accountinfo/payGiftByWallet',
  input: moneyToFriend,
  answer: record(billName),
  summary: 'Sends money out of the wallet to a friend, by e-mail',
});

export const sendByCard = defineCall({
  ...online,
  name: 'wallet.sendByCard',
  method: 'POST',
  path: '/accountinfo/payGiftByCard',
  input: moneyToFriend,
  answer: record({ ...billName, fils: ['orderAmount', fils] }),
  summary: 'Makes the bill of money to a friend, to be paid at checkout',
});

export const sendGiftCode = defineCall({
  ...online,
  name: 'wallet.sendGiftCode',
  method: 'POST',
  path: '/accountinfo/SendGiftCode',
  input: record(toFriend),
  answer: nothing,
  summary: 'Mails the code that stands for the password where an account without one sends much money',
});

export const walletCalls = [
  readWallet,
  readWalletStatement,
  readBulkTopUps,
  topUpWallet,
  topUpInBulk,
  sendByWallet,
  sendByCard,
  sendGiftCode,
] as const;
