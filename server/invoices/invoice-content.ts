/** What is printed on an order's invoice, frozen when its money is taken (money.md section 3): pure. */
import { allot } from '#contract/rules/allotment.ts';
import type { OrderLine, PlacedOrder } from '#server/orders/add-placed-orders.ts';
import type { OrderSums } from '#server/orders/table.ts';

import type { InvoiceContent } from './table.ts';

export interface Invoiced {
  readonly order: Pick<PlacedOrder, 'deliverTo' | 'paidBy'>;
  readonly lines: readonly OrderLine[];
  readonly sums: OrderSums;
  /** The shopper's, as it is now. */
  readonly name: string;
}

/** Lines of which something was picked, each with its part of what was taken off the goods. */
export function invoiceContent({ order, lines, sums, name }: Invoiced): InvoiceContent {
  const picked = lines
    .map((line) => ({ ...line, quantity: line.picked ?? line.quantity }))
    .filter(({ quantity }) => quantity > 0);
  const worth = picked.map(({ quantity, price }) => quantity * price);
  const off = Math.min(sums.discount + sums.voucher + sums.points, sums.goods);
  // Of an order of which nothing is left, such as one that is given back whole, there is nothing to allot to.
  const lowered = picked.length === 0 ? [] : allot(off, worth);
  return {
    billedTo: { name, address: order.deliverTo.full },
    paidBy: order.paidBy,
    lines: picked.map(({ srno, name: product, units, quantity, price }, index) => ({
      srno,
      name: product,
      units,
      quantity,
      price,
      lowered: lowered[index] ?? 0,
    })),
    sums,
  };
}
