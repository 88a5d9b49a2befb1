/** What an order comes to as its shopper is shown it: pure, in fils. */

import { CANCELLED, type OrderLine, type PlacedOrder } from './add-placed-orders.ts';
import { sumUp } from './lower-and-sum.ts';
import type { OrderSums } from './table.ts';

/** After picking what was picked comes to; of a cancelled order, and before that, what was ordered: its refunds say what went back. */
export function sumsNow(order: PlacedOrder): OrderSums {
  if (order.pickedSums !== null && order.state !== CANCELLED) return order.pickedSums;
  return sumUp(order);
}

/** Everything before it was lowered. */
export function grossOf({ goods, delivery, deposit, donation }: OrderSums): number {
  return goods + delivery + deposit + donation;
}

/** By code, voucher and points. */
export function loweredBy({ discount, voucher, points }: OrderSums): number {
  return discount + voucher + points;
}

/** How many units of a line are in `sumsNow`. */
export function unitsNow({ state }: Pick<PlacedOrder, 'state'>, line: OrderLine): number {
  if (state === CANCELLED) return line.substituteFor === null ? line.quantity : 0;
  return line.picked ?? line.quantity;
}
