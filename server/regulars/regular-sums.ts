/** What a regular order comes to, in fils (storefront.md section 9; decisions.md 16). A deposit is paid beside the price, as in any order. */
import { regularTotal } from '#contract/rules/regular-order.ts';

import type { RegularRow } from './regular-store.ts';

type Reckoned = Pick<RegularRow, 'price' | 'deposit' | 'quantity' | 'weeks' | 'weekdays'>;

/** Of each delivery. */
export function deliveryFils({ price, deposit, quantity }: Pick<Reckoned, 'price' | 'deposit' | 'quantity'>): number {
  return (price + deposit) * quantity;
}

/** Of all deliveries. */
export function regularFils({ price, deposit, quantity, weeks, weekdays }: Reckoned): number {
  return regularTotal({ price: price + deposit, quantity, weeks, days: weekdays.length });
}
