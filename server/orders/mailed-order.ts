/** An order as a mail lists it, in its language: plain text. */
import { sayDay, sayTime } from '#server/slots/say-slot.ts';

import type { OrderLine, PlacedOrder } from './add-placed-orders.ts';

export function mailedOrder(order: PlacedOrder, lines: readonly OrderLine[]): string {
  const { id, language, day } = order;
  const time = sayTime({ startsAt: order.slotStartsAt, endsAt: order.slotEndsAt });
  return [
    `RSO-${id}: ${sayDay(day)[language]}, ${time}`,
    ...lines.map(({ quantity, name, price }) => `- ${quantity} x ${name[language]}: ${mailedAmount(quantity * price)}`),
  ].join('\n');
}

/** decisions.md 20; a mail has no markup to keep a figure together with. */
export function mailedAmount(fils: number): string {
  return `AED ${(fils / 100).toFixed(2)}`;
}
