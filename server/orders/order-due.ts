/** What is taken for an order, told apart for the books (money.md section 2): pure, in fils. */
import { vatIn } from '#contract/rules/cart-sums.ts';

import type { OrderSums } from './table.ts';

export interface Due {
  readonly total: number;
  /** Without VAT. */
  readonly sales: number;
  readonly delivery: number;
  readonly vat: number;
  readonly deposit: number;
  readonly donation: number;
}

/** Code, voucher and points lower the goods first, and the fee by what is then left of them. */
export function dueOf(sums: OrderSums): Due {
  const lowered = sums.discount + sums.voucher + sums.points;
  const goods = sums.goods - Math.min(lowered, sums.goods);
  const fee = sums.delivery - Math.max(0, lowered - sums.goods);
  const vatOfGoods = vatIn(goods);
  const vatOfFee = vatIn(goods + fee) - vatOfGoods;
  return {
    total: sums.net,
    sales: goods - vatOfGoods,
    delivery: fee - vatOfFee,
    vat: vatOfGoods + vatOfFee,
    deposit: sums.deposit,
    donation: sums.donation,
  };
}
