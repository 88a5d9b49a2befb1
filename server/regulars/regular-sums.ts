/** What a regular order comes to, in fils (storefront.md section 9; decisions.md 16). A deposit is paid beside the price, as in any order. */
import { regularTotal } from '#contract/rules/regular-order.ts';

import type { RegularRow } from './regular-store.ts';

type Reckoned = Pick<RegularRow, 'price' | 'deposit' | 'quantity' | 'weeks' | 'weekdays' | 'deliveries'>;

/** How many were planned of it, or are to be once it is paid. */
export function deliveriesOf({
  deliveries,
  weeks,
  weekdays,
}: Pick<Reckoned, 'weeks' | 'weekdays' | 'deliveries'>): number {
  return deliveries ?? weeks * weekdays.length;
}

/** Of each delivery. */
export function deliveryFils({ price, deposit, quantity }: Pick<Reckoned, 'price' | 'deposit' | 'quantity'>): number {
  return (price + deposit) * quantity;
}

/** Of all deliveries. */
export function regularFils(row: Reckoned): number {
  return regularTotal({ price: row.price + row.deposit, quantity: row.quantity, deliveries: deliveriesOf(row) });
}
