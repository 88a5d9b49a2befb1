/** What is taken for an order by what was picked of it, and how it is told apart for the books (money.md sections 2 and 3): pure, in fils. */
import { vatIn } from '#contract/rules/cart-sums.ts';

export interface DueOrder {
  readonly discount: number;
  readonly voucher: number;
  readonly points: number;
  readonly delivery: number;
  readonly donation: number;
}

export interface DueLine {
  readonly quantity: number;
  /** Null: not picked yet; counted as whole. */
  readonly picked: number | null;
  readonly price: number;
  readonly deposit: number;
  /** This line's part of code, voucher and points. */
  readonly lowered: number;
}

export interface Due {
  readonly total: number;
  /** Without VAT. */
  readonly sales: number;
  readonly delivery: number;
  readonly vat: number;
  readonly deposit: number;
  readonly donation: number;
}

/** Never more than the order comes to; a line that was picked in part bears its part of what was taken off it, rounded for the shopper. */
export function dueOf(order: DueOrder, lines: readonly DueLine[]): Due {
  const pickedOf = (line: DueLine): number => line.picked ?? line.quantity;
  const lowered = order.discount + order.voucher + order.points;
  const onFee = lowered - lines.reduce((sum, line) => sum + line.lowered, 0);
  const goods = lines.reduce(
    (sum, line) => sum + line.price * pickedOf(line) - Math.ceil((line.lowered * pickedOf(line)) / line.quantity),
    0,
  );
  const deposit = lines.reduce((sum, line) => sum + line.deposit * pickedOf(line), 0);
  const fee = order.delivery - onFee;
  const vatOfGoods = vatIn(goods);
  const vatOfFee = vatIn(goods + fee) - vatOfGoods;
  return {
    total: goods + fee + deposit + order.donation,
    sales: goods - vatOfGoods,
    delivery: fee - vatOfFee,
    vat: vatOfGoods + vatOfFee,
    deposit,
    donation: order.donation,
  };
}
