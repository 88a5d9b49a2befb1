/** Shares a prepared order out over the orders it is placed as (money.md section 3, Groups): pure, to the fils. */
import { allot } from '#contract/rules/allotment.ts';
import type { OrderSums } from '#server/orders/table.ts';

import { goodsOf, type SummedLine } from './order-sums.ts';

export type GroupSums = Omit<OrderSums, 'vat'>;

/**
 * The parts in the order of `groups`, the earliest delivery first: it bears the whole delivery fee. Code, voucher and points are
 * allotted by goods and fee, so that no part falls below 0; the donation by goods. Each field of the parts adds up to the whole's.
 */
export function shareOut(sums: OrderSums, groups: readonly (readonly SummedLine[])[]): GroupSums[] {
  const goods = groups.map(goodsOf);
  const delivery = groups.map((_, index) => (index === 0 ? sums.delivery : 0));
  const lowered = allot(
    sums.discount + sums.voucher + sums.points,
    goods.map((fils, index) => fils + (delivery[index] ?? 0)),
  );
  const donation = allot(sums.donation, goods);
  const kinds = drawInTurn(lowered, [sums.discount, sums.voucher, sums.points]);
  return groups.map((lines, index) => {
    const [discount = 0, voucher = 0, points = 0] = kinds[index] ?? [];
    const own = {
      goods: goods[index] ?? 0,
      delivery: delivery[index] ?? 0,
      donation: donation[index] ?? 0,
      deposit: lines.reduce((sum, line) => sum + line.deposit * line.quantity, 0),
    };
    const net = own.goods + own.delivery + own.donation + own.deposit - discount - voucher - points;
    return { ...own, discount, voucher, points, net };
  });
}

/**
 * Of which kinds each part is made: the parts one after the other draw from the kinds in their order, until all is drawn. Both come to
 * the same sum, and so do the rows and columns of the answer.
 */
export function drawInTurn(parts: readonly number[], kinds: readonly number[]): number[][] {
  const left = [...kinds];
  return parts.map((part) => {
    let wanted = part;
    return left.map((has, index) => {
      const drawn = Math.min(has, wanted);
      left[index] = has - drawn;
      wanted -= drawn;
      return drawn;
    });
  });
}

/** What each line of an order bears of what was taken off it, in fils, by its goods; the fee's part is on none of them. */
export function loweredLines(lines: readonly SummedLine[], lowered: number): number[] {
  return allot(
    Math.min(lowered, goodsOf(lines)),
    lines.map((line) => goodsOf([line])),
  );
}
