/** An order as a mail lists it, in its language: plain text. */
import { sayHours } from '#contract/rules/hours.ts';
import { sayDay, sayTime } from '#server/slots/say-slot.ts';

import type { OrderLine, PlacedOrder } from './add-placed-orders.ts';

export function mailedOrder(order: PlacedOrder, lines: readonly OrderLine[]): string {
  const { id, language, day } = order;
  const time = sayHours(sayTime({ startsAt: order.slotStartsAt, endsAt: order.slotEndsAt }), language);
  return [
    `RSO-${id}: ${sayDay(day)[language]}${language === 'ar' ? '،' : ','} ${time}`,
    ...lines.map(({ quantity, name, price }) => `- ${quantity} x ${name[language]}: ${mailedAmount(quantity * price)}`),
  ].join('\n');
}

const SHORT = { en: 'not to be had', ar: 'لم يتوفّر' } as const;
const INSTEAD = { en: 'instead of', ar: 'بدلاً من' } as const;

/** The same once it is picked: what came, what came in place of what, and what could not be had. */
export function mailedPicked({ id, language }: PlacedOrder, lines: readonly OrderLine[]): string {
  const nameOf = (srno: number | null): string => lines.find((line) => line.srno === srno)?.name[language] ?? '';
  return [
    `RSO-${id}`,
    ...lines.flatMap(({ srno, name, quantity, picked, price, substituteFor }) => {
      const came = picked ?? quantity;
      const instead = substituteFor === null ? '' : ` (${INSTEAD[language]} ${nameOf(substituteFor)})`;
      // A substitute that could not be had either is the first one's.
      const replaced = lines.reduce(
        (sum, one) => (one.substituteFor === srno ? sum + (one.picked ?? one.quantity) : sum),
        0,
      );
      const missing = substituteFor === null ? quantity - came - replaced : 0;
      return [
        ...(came === 0 ? [] : [`- ${came} x ${name[language]}${instead}: ${mailedAmount(came * price)}`]),
        ...(missing === 0 ? [] : [`- ${missing} x ${name[language]}: ${SHORT[language]}`]),
      ];
    }),
  ].join('\n');
}

/** decisions.md 20; a mail has no markup to keep a figure together with. */
export function mailedAmount(fils: number): string {
  return `AED ${(fils / 100).toFixed(2)}`;
}
