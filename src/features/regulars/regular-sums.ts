/** What the choice comes to, and when it comes: pure. Money in fils. */
import type { OfferedRegular, RegularOffer } from '#contract/regulars.ts';
import { regularDates, regularTotal, type RegularChoice } from '#contract/rules/regular-order.ts';

export interface RegularSums {
  /** ISO days of all deliveries. */
  readonly dates: readonly string[];
  /** Of each delivery, without the deposit. */
  readonly goods: number;
  readonly deposit: number;
  /** Of all deliveries together, with the deposits. */
  readonly total: number;
}

/** How many of a product come with each delivery: what was chosen; of an order as many as it had. */
export function quantityOf(product: OfferedRegular, choice: Pick<RegularChoice, 'quantity'>): number {
  return choice.quantity ?? product.quantity;
}

export function regularSums(
  { products, firstDay }: Pick<RegularOffer, 'products' | 'firstDay'>,
  choice: RegularChoice,
): RegularSums {
  const { weeks, weekdays } = choice;
  const sumOf = (price: (product: OfferedRegular) => number, times: { weeks: number; days: number }): number =>
    products.reduce(
      (sum, one) => sum + regularTotal({ price: price(one), quantity: quantityOf(one, choice), ...times }),
      0,
    );
  const once = { weeks: 1, days: 1 };
  return {
    dates: regularDates(firstDay, weeks, weekdays),
    goods: sumOf(({ price }) => price, once),
    deposit: sumOf(({ deposit }) => deposit, once),
    total: sumOf(({ price, deposit }) => price + deposit, { weeks, days: weekdays.length }),
  };
}
