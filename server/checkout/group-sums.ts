/** Shares a prepared order out over the orders it is placed as (money.md section 3, Groups): pure, to the fils. */
import { allot } from '#contract/rules/allotment.ts';

import { goodsOf, type SummedLine } from './order-sums.ts';
import type { Sums } from './table.ts';

export type GroupSums = Omit<Sums, 'vat'>;

/**
 * The parts in the order of `groups`, the earliest delivery first: it bears the whole delivery fee. Code, voucher and points are
 * allotted by goods and fee, so that no part falls below 0; the donation by goods. Each part's fields add up to the whole's.
 */
export function shareOut(sums: Sums, groups: readonly (readonly SummedLine[])[]): GroupSums[] {
  const goods = groups.map(goodsOf);
  const delivery = groups.map((_, index) => (index === 0 ? sums.delivery : 0));
  const lowered = allot(
    sums.discount + sums.voucher + sums.points,
    goods.map((fils, index) => fils + (delivery[index] ?? 0)),
  );
  const donation = allot(sums.donation, goods);
  // What is lowered is told apart again by how much of each there is; the last takes what is left, so that every sum comes out.
  const left = { discount: sums.discount, voucher: sums.voucher };
  return groups.map((lines, index) => {
    const part = lowered[index] ?? 0;
    const isLast = index === groups.length - 1;
    const discount = isLast ? left.discount : Math.min(left.discount, part);
    const voucher = isLast ? left.voucher : Math.min(left.voucher, part - discount);
    left.discount -= discount;
    left.voucher -= voucher;
    const deposit = lines.reduce((sum, line) => sum + line.deposit * line.quantity, 0);
    const own = { goods: goods[index] ?? 0, delivery: delivery[index] ?? 0, donation: donation[index] ?? 0, deposit };
    return {
      ...own,
      discount,
      voucher,
      points: part - discount - voucher,
      net: own.goods + own.delivery + own.donation + deposit - part,
    };
  });
}

/** What each line of an order bears of what was taken off it, in fils, by its goods; the fee's part is on none of them. */
export function loweredLines(lines: readonly SummedLine[], lowered: number): number[] {
  return allot(
    Math.min(lowered, goodsOf(lines)),
    lines.map((line) => goodsOf([line])),
  );
}
