/** Lowers an invoice by a credit note: the invoice's before less after, VAT too, so that both meet to the fils (issue "Orders"). */
import type { Transaction } from '#server/kit/database.ts';
import type { OrderSums } from '#server/orders/table.ts';

import { numberInvoice } from './number-invoice.ts';
import type { InvoiceContent, InvoicedLine } from './table.ts';

export interface CreditNote {
  readonly orderId: number;
  /** What the order's invoice and its credit notes until now come to. */
  readonly before: InvoiceContent;
  /** What is left of it. */
  readonly after: InvoiceContent;
  readonly at: Date;
  readonly key: string;
}

/** Within the caller's transaction, as its last lock; its number, or null where nothing was lowered. */
export async function writeCreditNote(tx: Transaction, note: CreditNote): Promise<number | null> {
  const { orderId, before, after, at, key } = note;
  const sums = lessSums(before.sums, after.sums);
  if (sums.net === 0) return null;
  const content = { ...before, lines: lessLines(before.lines, after.lines), sums };
  return numberInvoice(tx, { kind: 'credit_note', orderId, at, fils: sums.net, vat: sums.vat, key, content });
}

function lessSums(before: OrderSums, after: OrderSums): OrderSums {
  return {
    goods: before.goods - after.goods,
    discount: before.discount - after.discount,
    voucher: before.voucher - after.voucher,
    points: before.points - after.points,
    delivery: before.delivery - after.delivery,
    deposit: before.deposit - after.deposit,
    donation: before.donation - after.donation,
    net: before.net - after.net,
    vat: before.vat - after.vat,
  };
}

/**
 * By name, units and price, what was before less what is now, so that the lines' worth meets to the fils too: what came in place of
 * something else afterwards is below 0, and a line whose part of code, voucher and points is another now stands there with quantity 0.
 */
function lessLines(before: readonly InvoicedLine[], after: readonly InvoicedLine[]): InvoicedLine[] {
  const less = new Map<string, InvoicedLine>();
  for (const [lines, sign] of [[before, 1] as const, [after, -1] as const]) {
    for (const { name, units, quantity, price, lowered } of lines) {
      const key = JSON.stringify([name, units, price]);
      const same = less.get(key) ?? { quantity: 0, lowered: 0 };
      const sums = { quantity: same.quantity + sign * quantity, lowered: same.lowered + sign * lowered };
      less.set(key, { name, units, price, ...sums });
    }
  }
  return [...less.values()].filter(({ quantity, lowered }) => quantity !== 0 || lowered !== 0);
}
