/** An order as a mail lists it, in its language: plain text. */
import { sayHours } from '#contract/rules/hours.ts';
import type { Locale } from '#contract/urls.ts';
import type { Bilingual } from '#contract/wire-types.ts';
import { sayDay, sayTime } from '#server/slots/say-slot.ts';

import type { OrderLine, PlacedOrder } from './add-placed-orders.ts';
import { sumLines } from './sum-lines.ts';
import type { OrderSums } from './table.ts';

export function mailedOrder(order: PlacedOrder, lines: readonly OrderLine[]): string {
  const { id, language } = order;
  return [
    `RSO-${id}: ${mailedTime(order)}`,
    ...lines.map(
      ({ quantity, name, price }) => `- ${quantity} × ${name[language]}: ${mailedAmount(quantity * price)[language]}`,
    ),
  ].join('\n');
}

/** Its day and hours, in its language. */
export function mailedTime({ language, day, slotStartsAt, slotEndsAt }: PlacedOrder): string {
  const hours = sayHours(sayTime({ startsAt: slotStartsAt, endsAt: slotEndsAt }), language);
  return `${sayDay(day)[language]}${language === 'ar' ? '،' : ','} ${hours}`;
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
        ...(came === 0 ? [] : [`- ${came} × ${name[language]}${instead}: ${mailedAmount(came * price)[language]}`]),
        ...(missing === 0 ? [] : [`- ${missing} × ${name[language]}: ${SHORT[language]}`]),
      ];
    }),
  ].join('\n');
}

/** How these orders come from their lines to what is paid, a line each; nothing where that is the same. */
export function mailedSums(sums: readonly OrderSums[], language: Locale): string {
  const all = sums.reduce((one, other) => ({
    goods: one.goods + other.goods,
    discount: one.discount + other.discount,
    voucher: one.voucher + other.voucher,
    points: one.points + other.points,
    delivery: one.delivery + other.delivery,
    deposit: one.deposit + other.deposit,
    donation: one.donation + other.donation,
    net: one.net + other.net,
    vat: one.vat + other.vat,
  }));
  if (all.goods === all.net) return '';
  return sumLines(all, 0)
    .filter(({ id, fils }) => fils !== 0 && id !== 'netamount' && id !== 'vat')
    .map(({ label, fils }) => `${label[language]}: ${mailedAmount(fils)[language]}\n`)
    .join('');
}

/** decisions.md 20; a mail has no markup to keep a figure together with. */
export function mailedAmount(fils: number): Bilingual {
  const sign = fils < 0 ? '-' : '';
  const dirhams = (Math.abs(fils) / 100).toFixed(2);
  return { en: `${sign}AED ${dirhams}`, ar: `${sign}${dirhams} د.إ.` };
}
