/** What is chosen when the form opens: pure. */
import type { RegularTime } from '#contract/regular-days.ts';
import type { Regular, RegularOffer } from '#contract/regulars.ts';
import type { RegularChoice } from '#contract/rules/regular-order.ts';

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

/**
 * Nothing but the quantity and the usual hours, where nothing was chosen before: how it is paid, how long and on which days are the
 * shopper's own to say. `isOrder`: its products have their own quantities.
 */
export function firstChoice(
  { products, usualTimeId }: Pick<RegularOffer, 'products' | 'usualTimeId'>,
  before: ChoiceBefore | null,
  isOrder: boolean,
): RegularChoice {
  const minimumOrder = isOrder ? 1 : (products[0]?.minimumOrder ?? 1);
  const quantity = isOrder ? null : Math.max(before?.quantity ?? products[0]?.quantity ?? 0, minimumOrder);
  const usual = { paysNow: null, weeks: 0, weekdays: [], timeId: usualTimeId };
  return { ...(before ?? usual), quantity, minimumOrder };
}

function chosenOf(days: Regular['days']): number[] {
  return days.filter(({ isChosen }) => isChosen).map(({ weekday }) => weekday);
}
