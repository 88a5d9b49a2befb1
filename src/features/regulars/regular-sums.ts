/** What the choice comes to, and when it comes: pure. Money in fils. */
import type { OfferedRegular, RegularOffer } from '#contract/regulars.ts';
import { regularTotal, type RegularChoice } from '#contract/rules/regular-order.ts';
import { regularPlan, type ComingBefore } from '#contract/rules/regular-plan.ts';
import type { RegularSubject } from '#src/domain/regulars/subject.ts';

export interface RegularSums {
  /** ISO days of all deliveries that are to be planned. */
  readonly dates: readonly string[];
  /** Those of deliveries that are orders already: what they cost is in no sum. */
  readonly ordered: readonly string[];
  /** Of each delivery, without the deposit. */
  readonly goods: number;
  readonly deposit: number;
  /** Of all that are to be planned together, with the deposits. */
  readonly total: number;
}

/** How many of a product come with each delivery: what was chosen; of an order as many as it had. */
export function quantityOf(product: OfferedRegular, choice: Pick<RegularChoice, 'quantity'>): number {
  return choice.quantity ?? product.quantity;
}

/** `before`: what is to come of the one that is changed. */
export function regularSums(
  { products, firstDay }: Pick<RegularOffer, 'products' | 'firstDay'>,
  choice: RegularChoice,
  before: ComingBefore | null,
): RegularSums {
  const dates = regularPlan(firstDay, choice, before);
  const sumOf = (price: (product: OfferedRegular) => number, deliveries: number): number =>
    products.reduce(
      (sum, one) => sum + regularTotal({ price: price(one), quantity: quantityOf(one, choice), deliveries }),
      0,
    );
  return {
    dates,
    ordered: before?.ordered ?? [],
    goods: sumOf(({ price }) => price, 1),
    deposit: sumOf(({ deposit }) => deposit, 1),
    total: sumOf(({ price, deposit }) => price + deposit, dates.length),
  };
}

/** As the server reckons it (server/regulars/make-regulars.ts): an order's products come anew, and what is repeated keeps no day. */
export function comingBefore(subject: RegularSubject, { existing }: RegularOffer): ComingBefore | null {
  if (!existing || 'orderDocno' in subject) return null;
  const { weeks, days, ordered, planned } = existing;
  const weekdays = days.filter(({ isChosen }) => isChosen).map(({ weekday }) => weekday);
  return { weeks, weekdays, ordered, planned: subject.repeats === undefined ? planned : [] };
}
