/** When the shop begins to pick an order (money.md section 5, Fulfilment clock): until then it can be changed and added to. */

/** Minutes before the slot. */
const PICKING_BEFORE = 120;
const MINUTE = 60_000;

interface Awaited {
  readonly placedAt: Date;
  readonly slotStartsAt: Date;
}

/** `speed`: how many times faster than the clock the time since its placing goes, for this order alone. */
export function pickingBeginsAt({ placedAt, slotStartsAt }: Awaited, speed: number): Date {
  const placed = placedAt.getTime();
  return new Date(placed + (slotStartsAt.getTime() - PICKING_BEFORE * MINUTE - placed) / speed);
}
