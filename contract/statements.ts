/** My Statement: what was bought in a month, and deposits (account.md sections 2 and 3; remaining.md ST 1 to 10). Months are those of Asia/Dubai. */
import { defineCall } from './call.ts';
import { FIRST_YEAR, LAST_YEAR } from './statement-urls.ts';
import { isStatusOneOrTwo } from './status-one-or-two.ts';
import { bilingual, fils, integer, list, oneOf, text } from './wire-types.ts';
import { record, type Decoded } from './wire.ts';

/** What fits an answer; older deposits are in the file of the shopper's own data. */
export const MOST_ORDERS = 500;
export const MOST_ITEMS = 2000;
export const MOST_DEPOSITS = 500;

const number = integer({ min: 0, max: 2_147_483_647 });
const yearNumber = integer({ min: FIRST_YEAR, max: LAST_YEAR });
const monthNumber = integer({ min: 1, max: 12 });
const online = { auth: 'user', offline: 'online', invented: true, method: 'GET' } as const;

const statementMonth = record({
  /** For other clients: "Nov 2026". */
  name: ['monthyear', text(20)],
  /** By codes, vouchers and points. */
  saved: ['savingsamt', fils],
  total: ['totalamt', fils],
  year: ['year', yearNumber],
  /** 1 to 12. */
  month: ['month', monthNumber],
});
export type StatementMonth = Decoded<typeof statementMonth>;

export const readStatementMonths = defineCall({
  ...online,
  name: 'statements.readMonths',
  path: '/accountinfo/getMyStatementMonthWise',
  input: record({}),
  /** Of this month and the five before it those in which something was delivered, the newest first. */
  answer: record({ months: ['statementList', list(statementMonth, 6)] }),
  summary: 'What was bought in each of the last six months',
});

const statementOrder = record({
  docno: ['statementDocNo', number],
  /** ISO time of the delivery. */
  at: ['statementDate', text(40)],
  words: ['statementDescription', bilingual(120)],
  fils: ['statementAmount', fils],
  /** Of the month, up to and with this one. */
  running: ['runningTotal', fils],
});
export type StatementOrder = Decoded<typeof statementOrder>;

const statementItem = record({
  name: ['itemDesc', bilingual(400)],
  quantity: ['itemQty', number],
  units: ['itemUnit', bilingual(200)],
  /** What these cost, promotions taken off. */
  fils: ['itemAmount', fils],
});
export type StatementItem = Decoded<typeof statementItem>;

const monthStatement = record({
  /** In the order of their delivery; empty item-wise. */
  orders: ['documentList', list(statementOrder, MOST_ORDERS)],
  /** One for all of a product that came in the month, dearest first; empty document-wise. */
  items: ['itemList', list(statementItem, MOST_ITEMS)],
  /** Of the month, whichever way it is asked for, as `readStatementMonths` has them. */
  total: ['totalamt', fils],
  saved: ['savingsamt', fils],
});
export type MonthStatement = Decoded<typeof monthStatement>;

export const readMonthStatement = defineCall({
  ...online,
  name: 'statements.readMonth',
  path: '/accountinfo/getMyStatementForMonth',
  input: record({
    month: ['statementMonth', monthNumber],
    year: ['statementYear', yearNumber],
    type: ['statementType', oneOf(['documentwise', 'itemwise'])],
  }),
  answer: monthStatement,
  succeedsWhen: isStatusOneOrTwo,
  summary: 'What was bought in a month, by orders or by items',
});

const depositMove = record({
  /** ISO time. */
  at: ['transDate', text(40)],
  words: ['transType', bilingual(120)],
  /** The order that it was paid with; 0 for what was returned. */
  order: ['transDocno', number],
  /** Both below 0 for what was returned. */
  quantity: ['transQty', integer({ min: -2_147_483_648, max: 2_147_483_647 })],
  fils: ['transAmount', fils],
  /** How many there were after it. */
  running: ['runningTotal', number],
});
export type DepositMove = Decoded<typeof depositMove>;

const deposits = record({
  fils: ['transAmount', fils],
  /** What is counted. */
  units: ['transUnits', bilingual(40)],
  quantity: ['transQty', number],
  /** The newest first. */
  moves: ['depositStatement', list(depositMove, MOST_DEPOSITS)],
});
export type Deposits = Decoded<typeof deposits>;

export const readDeposits = defineCall({
  ...online,
  name: 'statements.readDeposits',
  path: '/accountinfo/DepositStatement',
  input: record({}),
  answer: deposits,
  summary: 'Deposits that were paid for returnable packaging and came back, and how that came',
});

export const statementCalls = [readStatementMonths, readMonthStatement, readDeposits] as const;
