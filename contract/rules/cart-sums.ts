/** What a cart comes to, in fils. The server says it; a device without signal reckons what it would have been with the prices it knows. */

/** Of one product at once, in units; the shop's own rule, the specification has none. */
const MOST_OF_ONE = 99;

/** The largest number of whole steps that can be ordered at once. */
export function maximumOf(minimumOrder: number): number {
  return Math.max(minimumOrder, Math.floor(MOST_OF_ONE / minimumOrder) * minimumOrder);
}

/** A quantity as it can be ordered: whole steps of the minimum order, rounded up, and no more than there may be. */
export function inSteps(quantity: number, minimumOrder: number): number {
  return Math.min(maximumOf(minimumOrder), Math.ceil(quantity / minimumOrder) * minimumOrder);
}

export interface PricedLine {
  /** 0: it can't be bought now, and counts for nothing. */
  quantity: number;
  /** What it costs now. */
  price: number;
  /** What it costs without a promotion. */
  oldPrice: number;
}

export interface Sums {
  rate: number;
  /** storefront.md section 3, Cart data: the old-rate subtotal. */
  oldRate: number;
  savings: number;
}

export function sumsOf(lines: readonly PricedLine[]): Sums {
  const add = (pick: (line: PricedLine) => number): number =>
    lines.reduce((sum, line) => sum + pick(line) * line.quantity, 0);
  const rate = add((line) => line.price);
  const oldRate = add((line) => Math.max(line.oldPrice, line.price));
  return { rate, oldRate, savings: oldRate - rate };
}

/** The 5% that prices include, to the nearest fils (decisions.md 19). */
export function vatIn(total: number): number {
  return Math.round((total * 5) / 105);
}
