/** Regular orders in tests: what is wished for as on the wire, and what has become of it. */
import { openBill } from '#contract/bills.ts';
import { payBillByNewCard, readPaymentStatus } from '#contract/payments.ts';
import { addRegular, listRegulars, readRegular } from '#contract/regulars.ts';
import { addDays, dubaiDay, weekdayOf } from '#contract/rules/dubai-day.ts';
import type { ItemRow } from '#server/catalogue/rows.ts';

import { CARDS } from './sandbox.ts';
import type { Buyer, SellingShop } from './selling-shop.ts';
import type { Answer } from './signed-in-shop.ts';

interface ListedRegular {
  readonly msh_docno: number;
  readonly [field: string]: unknown;
}

interface RegularLine {
  readonly regdDocno: number;
  readonly deliveryState: string;
  readonly saldocno?: number;
  readonly paymentStatus: boolean;
  readonly deliveryDateDesc: string;
}

export interface RegularOrders {
  /** Two units of the first product, three and five days from now at ten, for two weeks, out of the wallet; `more` replaces fields. */
  wish(more?: object): Record<string, unknown>;
  add(buyer: Buyer, more?: object): Promise<Answer>;
  /** Its number. */
  made(buyer: Buyer, more?: object): Promise<number>;
  listed(buyer: Buyer): Promise<ListedRegular[]>;
  lines(buyer: Buyer, docno: number): Promise<RegularLine[]>;
  states(buyer: Buyer, docno: number): Promise<string[]>;
  /** By card, through its bill, whose number it answers. */
  pay(buyer: Buyer, docno: number): Promise<number>;
}

export function regularOrdersOf(shop: SellingShop, product: ItemRow): RegularOrders {
  /** So many days from today, as the wire has a day of the week. */
  const inDays = (days: number) => ({
    deliveryDayDocno: weekdayOf(addDays(dubaiDay(shop.now()), days)),
    deliveryDaySelected: true,
  });
  const wish: RegularOrders['wish'] = (more = {}) => ({
    stockCode: product.code,
    subsPaynow: false,
    subsFrequencyTimespan: 2,
    subsFreqencyDocno: 2,
    subsDeliveryDayListModel: [inDays(3), inDays(5)],
    subsTimeslotDocno: 10,
    subsItemQty: 2,
    ...more,
  });
  const add: RegularOrders['add'] = (buyer, more) => buyer.ask(addRegular, wish(more));
  const lines: RegularOrders['lines'] = async (buyer, docno) =>
    (await buyer.ask(readRegular, { msh_docno: docno })).body.data['data'] as RegularLine[];
  return {
    wish,
    add,
    lines,
    made: async (buyer, more) => Number((await add(buyer, more)).body.data['mshDocno']),
    listed: async (buyer) => (await buyer.ask(listRegulars)).body.data['data'] as ListedRegular[],
    states: async (buyer, docno) => (await lines(buyer, docno)).map(({ deliveryState }) => deliveryState),
    pay: async (buyer, docno) => {
      const bill = await buyer.ask(openBill, { saldoctype: 'REG', saldocno: docno });
      const billId = Number(bill.body.data['piDocno']);
      const sessionId = await shop.sandbox.session(CARDS.approved);
      const of = { Docno: billId, Doctype: 'PBO' };
      await buyer.ask(payBillByNewCard, { ...of, sessionId, pay_type: 'NEW CARD' });
      await shop.jobs();
      await buyer.ask(readPaymentStatus, of);
      return billId;
    },
  };
}

/** What one of it costs now, in fils. */
export function priceOf(row: ItemRow): number {
  return row.promotionPrice ?? row.price;
}
