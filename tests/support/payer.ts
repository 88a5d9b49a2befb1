/** Paying in tests: a document's name on the wire, its orders, its total, a card through the sandbox. */
import { eq } from 'drizzle-orm';

import { readTotals } from '#contract/checkout.ts';
import { payBySamsung } from '#contract/device-wallets.ts';
import { payByNewCard, payByWallet } from '#contract/payments.ts';
import type { ProviderPayment } from '#server/gateways/payments/payment-gateway.ts';
import type { PlacedOrder } from '#server/orders/add-placed-orders.ts';
import { placedOrder } from '#server/orders/table.ts';
import type { Attempt } from '#server/payments/open-attempt.ts';
import { paymentAttempt } from '#server/payments/table.ts';

import type { Buyer, SellingShop } from './selling-shop.ts';
import type { Answer } from './signed-in-shop.ts';

/** A prepared order on the wire. */
export const ofPro = (docno: number) => ({ Docno: docno, Doctype: 'PRO' });

const RETURNS = {
  samsungPayWeb: {
    cancelUrl: 'http://127.0.0.1:4173/en/checkout',
    successUrl: 'http://127.0.0.1:4173/en/samsung-success',
  },
};

export interface Payer {
  /** The buyer's orders, in the order of their placing. */
  ordersOf(buyer: Buyer): Promise<PlacedOrder[]>;
  /** What a card would be charged, in fils. */
  netOf(buyer: Buyer, docno: number): Promise<number>;
  /** `card`: a number of the sandbox; `more`: further fields of the call. */
  byCard(buyer: Buyer, docno: number, card: string, more?: object): Promise<Answer>;
  /** Begins to pay on the sheet of the device maker's wallet. */
  bySamsung(buyer: Buyer, docno: number, more?: object, key?: string): Promise<Answer>;
  byWallet(buyer: Buyer, docno: number, more?: object, key?: string): Promise<Answer>;
  attemptOf(docno: number): Promise<Attempt | undefined>;
  /** The attempt as the provider has it. */
  atProvider(docno: number): Promise<ProviderPayment | null>;
}

export function payerOf({ db, sandbox }: SellingShop): Payer {
  const attemptOf: Payer['attemptOf'] = async (docno) => {
    const found = await db.orm
      .select()
      .from(paymentAttempt)
      .where(eq(paymentAttempt.docno, docno))
      .orderBy(paymentAttempt.id);
    return found.at(-1);
  };
  return {
    attemptOf,
    ordersOf: (buyer) =>
      db.orm.select().from(placedOrder).where(eq(placedOrder.userId, buyer.id)).orderBy(placedOrder.id),
    netOf: async (buyer, docno) =>
      Math.round(Number((await buyer.ask(readTotals, ofPro(docno))).body.data['netAmt']) * 100),
    byCard: async (buyer, docno, card, more = {}) => {
      const sessionId = await sandbox.session(card);
      return buyer.ask(payByNewCard, { ...ofPro(docno), sessionId, pay_type: 'NEW CARD', ...more });
    },
    bySamsung: (buyer, docno, more = {}, key) =>
      buyer.ask(payBySamsung, { pi_docno: docno, pi_doctype: 'PRO', pay_type: 'NEW CARD', ...RETURNS, ...more }, key),
    byWallet: (buyer, docno, more = {}, key) =>
      buyer.ask(payByWallet, { ...ofPro(docno), pay_type: 'BY WALLET', ...more }, key),
    atProvider: async (docno) => sandbox.gateway.find((await attemptOf(docno))?.ref ?? ''),
  };
}
