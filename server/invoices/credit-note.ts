/** Lowers an invoice by a credit note: the invoice's before less after, VAT too, so that both meet to the fils (issue "Orders"). */
import type { Transaction } from '#server/kit/database.ts';
import type { PickedSums } from '#server/orders/table.ts';

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

function lessSums(before: PickedSums, after: PickedSums): PickedSums {
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

/** By name, units and price: what is less than before. */
function lessLines(before: readonly InvoicedLine[], after: readonly InvoicedLine[]): InvoicedLine[] {
  const nameOf = ({ name, units, price }: InvoicedLine): string => JSON.stringify([name, units, price]);
  const left = new Map<string, { quantity: number; lowered: number }>();
  for (const line of after) {
    const same = left.get(nameOf(line));
    const quantity = line.quantity + (same?.quantity ?? 0);
    left.set(nameOf(line), { quantity, lowered: line.lowered + (same?.lowered ?? 0) });
  }
  return before.flatMap((line) => {
    const stays = left.get(nameOf(line));
    const quantity = Math.min(line.quantity, stays?.quantity ?? 0);
    const lowered = Math.min(line.lowered, stays?.lowered ?? 0);
    if (stays) left.set(nameOf(line), { quantity: stays.quantity - quantity, lowered: stays.lowered - lowered });
    if (quantity === line.quantity) return [];
    return [{ ...line, quantity: line.quantity - quantity, lowered: line.lowered - lowered }];
  });
}
