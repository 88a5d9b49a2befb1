/** Adds an order up (remaining.md C28; decisions.md 19): pure, in whole fils. The one place for what a voucher and points may lower, and for VAT. */
import { vatIn } from '#contract/rules/cart-sums.ts';

import type { OrderSums } from './table.ts';

/** All parts of an order, before they are added up. */
export type SumParts = Omit<OrderSums, 'net' | 'vat'>;

/** Voucher, then points, lower what the code leaves of goods and fee, by what there is at the most; never deposit or donation. */
export function lowerAndSum(parts: SumParts): OrderSums {
  const lowered = parts.goods + parts.delivery - parts.discount;
  const voucher = Math.min(parts.voucher, lowered);
  const points = Math.min(parts.points, lowered - voucher);
  return sumUp({ ...parts, voucher, points });
}

/** VAT is within what is paid for goods and delivery. */
export function sumUp({ goods, discount, voucher, points, delivery, deposit, donation }: SumParts): OrderSums {
  const taxed = goods + delivery - discount - voucher - points;
  const net = taxed + deposit + donation;
  return { goods, discount, voucher, points, delivery, deposit, donation, net, vat: vatIn(taxed) };
}
