/** What is chosen when the form opens: pure. */
import type { RegularTime } from '#contract/regular-days.ts';
import type { Regular, RegularOffer } from '#contract/regulars.ts';
import type { RegularChoice } from '#contract/rules/regular-order.ts';

import { regularSums } from './regular-sums.ts';

type ChoiceBefore = Omit<RegularChoice, 'minimumOrder' | 'quantity'> & { readonly quantity: number };

/** What is ordered regularly already, else the earlier one that is repeated; null where there is neither. */
export function choiceBefore(
  { existing }: RegularOffer,
  repeated: Regular | undefined,
  times: readonly RegularTime[],
): ChoiceBefore | null {
  if (existing) {
    const { paysNow, weeks, days, timeId, quantity } = existing;
    return { paysNow, weeks, weekdays: chosenOf(days), timeId, quantity };
  }
  if (!repeated) return null;
  return {
    paysNow: repeated.payState !== 'ON DELIVERY',
    weeks: repeated.weeks,
    weekdays: chosenOf(repeated.days),
    timeId: times.find(({ time }) => time === repeated.time)?.id ?? 0,
    quantity: repeated.quantity,
  };
}

/** What is offered first where the shopper's days are known: one of the numbers of weeks that take one tap. */
const A_MONTH = 4;

/**
 * Where nothing was chosen before: a month of the days and hours that suited the shopper until now, out of a wallet that holds one delivery.
 * Where no such day is known, as of who never had a delivery, how it is paid, how long and when are the shopper's to say. `isOrder`: its products have their own quantities.
 */
export function firstChoice(
  offer: Pick<RegularOffer, 'products' | 'firstDay' | 'usualTimeId' | 'usualWeekdays' | 'wallet'>,
  before: ChoiceBefore | null,
  isOrder: boolean,
): RegularChoice {
  const { products, usualTimeId, usualWeekdays, wallet } = offer;
  const minimumOrder = isOrder ? 1 : (products[0]?.minimumOrder ?? 1);
  const quantity = isOrder ? null : Math.max(before?.quantity ?? products[0]?.quantity ?? 0, minimumOrder);
  if (before) return { ...before, quantity, minimumOrder };
  const isKnown = usualWeekdays.length > 0;
  const weeks = isKnown ? A_MONTH : 0;
  const choice = { paysNow: null, weeks, weekdays: usualWeekdays, timeId: usualTimeId, quantity, minimumOrder };
  const { goods, deposit } = regularSums(offer, choice, null);
  return { ...choice, paysNow: isKnown && wallet >= goods + deposit ? false : null };
}

function chosenOf(days: Regular['days']): number[] {
  return days.filter(({ isChosen }) => isChosen).map(({ weekday }) => weekday);
}
