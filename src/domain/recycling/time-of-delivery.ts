import type { DeliveryDay } from '#contract/delivery.ts';
import type { ComingDelivery } from '#contract/recycling.ts';

export interface DeliveryTime {
  /** ISO. */
  readonly day: string;
  /** Such as "08:00 - 10:00". */
  readonly hours: string;
  readonly dayId: number;
  readonly slotId: number;
}

/** The next delivery to that address at whose time packaging can be collected, too; null where there is none. Pure. */
export function timeOfDelivery(
  coming: readonly ComingDelivery[],
  addressId: number | undefined,
  days: readonly DeliveryDay[] | undefined,
): DeliveryTime | null {
  for (const order of coming) {
    const day = order.addressId === addressId ? days?.find(({ id }) => id === order.dayId) : undefined;
    const slot = day?.slots.find(({ time }) => time === order.time);
    if (day && slot) return { day: day.date, hours: slot.time, dayId: day.id, slotId: slot.id };
  }
  return null;
}
