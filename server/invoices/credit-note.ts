/** Lowers an invoice by a credit note: the invoice's before less after, VAT too, so that both meet to the fils (issue "Orders"). */
import type { Bilingual } from '#contract/wire-types.ts';
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
  readonly why: Bilingual;
  readonly at: Date;
  readonly key: string;
}

/**
 * Within the caller's transaction, as its last lock; its number, or null where nothing is other than before. Where something else came at
 * the same price the note is one of nothing: it says what came.
 */
export async function writeCreditNote(tx: Transaction, note: CreditNote): Promise<number | null> {
  const { orderId, before, after, why, at, key } = note;
  const sums = lessSums(before.sums, after.sums);
  const lines = lessLines(before.lines, after.lines);
  if (sums.net === 0 && lines.every(({ quantity }) => quantity === 0)) return null;
  const credited = { why, before: before.sums.net, after: after.sums.net };
  const content = { ...before, lines, sums, credited };
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

/** What code, voucher and points take off lines of which as many are left as before. */
const SHARED_ANEW: Pick<InvoicedLine, 'name' | 'units' | 'price' | 'quantity'> = {
  name: { en: 'Discounts shared out anew over what is left', ar: 'إعادة توزيع الخصومات على ما تبقى' },
  units: { en: '', ar: '' },
  price: 0,
  quantity: 0,
};

/**
 * By name, units and price, what was before less what is now, so that the lines' worth meets to the fils too: what came in place of
 * something else afterwards is below 0, and lines whose part of code, voucher and points alone is another now are one with quantity 0.
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
  const lowered = [...less.values()].reduce((sum, line) => sum + (line.quantity === 0 ? line.lowered : 0), 0);
  const changed = [...less.values()].filter(({ quantity }) => quantity !== 0);
  return lowered === 0 ? changed : [...changed, { ...SHARED_ANEW, lowered }];
}
