/** When an order moves on by itself (money.md section 5, Fulfilment clock): pure. */
import { pickingBeginsAt } from '#server/orders/picking-begins.ts';

export interface ClockedOrder {
  readonly placedAt: Date;
  readonly slotStartsAt: Date;
}

const MINUTE = 60_000;
/** Minutes before the slot: picking is done. */
const PICKED_BEFORE = 30;
/** Minutes on the way to the door: a shopper is told "Reaching within 30 minutes" (account.md section 4, Tracking). */
const ON_THE_WAY = 25;

/**
 * The state that the order should be in now: 1 placed, 2 picking, 3 picked, 4 on the way, 6 delivered; 5 is for people. `speed`: how
 * many times faster than the clock the time since its placing goes, for this order alone.
 */
export function stateBy(order: ClockedOrder, now: Date, speed: number): number {
  const { placedAt, slotStartsAt } = order;
  const at = placedAt.getTime() + (now.getTime() - placedAt.getTime()) * speed;
  const start = slotStartsAt.getTime();
  if (at >= start + ON_THE_WAY * MINUTE) return 6;
  if (at >= start) return 4;
  if (at >= start - PICKED_BEFORE * MINUTE) return 3;
  return now >= pickingBeginsAt(order, speed) ? 2 : 1;
}
