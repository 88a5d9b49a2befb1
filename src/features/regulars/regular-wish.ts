/** The choice as the shop is asked for it: pure. */
import type { RegularDay, RegularTime } from '#contract/regular-days.ts';
import type { RegularOffer, RegularWish } from '#contract/regulars.ts';
import { regularQuantitySent, type RegularChoice } from '#contract/rules/regular-order.ts';
import type { Locale } from '#contract/urls.ts';
import type { RegularSubject } from '#src/domain/regulars/subject.ts';

import { quantityOf } from './regular-sums.ts';

interface Chosen {
  readonly subject: RegularSubject;
  readonly offer: RegularOffer;
  readonly choice: RegularChoice;
  readonly days: readonly RegularDay[];
  readonly times: readonly RegularTime[];
  /** Fils of all deliveries, as the screen shows them. */
  readonly shownFils: number;
  readonly language: Locale;
}

export function regularWish({ subject, offer, choice, days, times, shownFils, language }: Chosen): RegularWish {
  const { paysNow, weeks, weekdays, timeId, quantity } = choice;
  const span = { weeks, days: weekdays.length };
  const of =
    'orderDocno' in subject
      ? { stockCode: '', regularId: null, orderDocno: subject.orderDocno, orderDoctype: 'RSO' as const }
      : {
          stockCode: subject.stockCode,
          regularId: subject.repeats ?? offer.existing?.docno ?? null,
          orderDocno: null,
          orderDoctype: null,
        };
  return {
    ...of,
    weeks,
    frequencyId: weeks,
    days: days.map((day) => ({ ...day, isChosen: weekdays.includes(day.weekday) })),
    timeId,
    timeWords: times.find(({ id }) => id === timeId)?.time ?? '',
    paysNow,
    paysNowToo: paysNow,
    quantity: quantity ?? 0,
    lineId: null,
    quantitySent: offer.products.reduce((sum, product) => {
      const { minimumOrder } = product;
      return sum + regularQuantitySent({ ...span, minimumOrder, quantity: quantityOf(product, choice) });
    }, 0),
    totalDays: weeks * weekdays.length,
    cartType: 'REG',
    source: 'WEB',
    shownFils,
    language,
  };
}
