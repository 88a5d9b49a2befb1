/** What an order comes to (remaining.md C28): pure, in whole fils. */
import { lowerAndSum } from '#server/orders/lower-and-sum.ts';
import type { OrderSums } from '#server/orders/table.ts';

export interface SummedLine {
  readonly quantity: number;
  /** Fils each. */
  readonly price: number;
  readonly deposit: number;
  /** Fruit, vegetables, meat: what a discount code lowers. */
  readonly isFresh: boolean;
}

/** What the shopper wants taken off or added, in fils. */
export interface Wanted {
  /** Of the discount code; 0 where there is none. */
  readonly percent: number;
  /** What the voucher is worth. */
  readonly voucher: number;
  /** What the points are worth. */
  readonly points: number;
  readonly delivery: number;
  readonly donation: number;
}

/** Code, then voucher, then points lower goods and delivery, each by what is left to lower at the most. */
export function orderSums(lines: readonly SummedLine[], wanted: Wanted): OrderSums {
  const goods = goodsOf(lines);
  const deposit = lines.reduce((sum, line) => sum + line.deposit * line.quantity, 0);
  const discount = discountOn(lines, wanted.percent);
  const { voucher, points, delivery, donation } = wanted;
  return lowerAndSum({ goods, discount, voucher, points, delivery, deposit, donation });
}

/** In fils: the part of the fresh goods that a code takes off, to the nearest fils. */
export function discountOn(lines: readonly SummedLine[], percent: number): number {
  return Math.round((goodsOf(lines.filter(({ isFresh }) => isFresh)) * percent) / 100);
}

export function goodsOf(lines: readonly Pick<SummedLine, 'quantity' | 'price'>[]): number {
  return lines.reduce((sum, { quantity, price }) => sum + quantity * price, 0);
}
