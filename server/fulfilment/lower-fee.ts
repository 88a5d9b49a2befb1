/** What an order comes to when its express delivery becomes an ordinary one (issue "Orders", Acting): pure, in fils. */
import { vatIn } from '#contract/rules/cart-sums.ts';
import type { Tier } from '#contract/rules/tier.ts';
import { deliveryFee, type FeeFigures } from '#server/orders/fees.ts';
import type { PickedSums } from '#server/orders/table.ts';

export interface PaidFee {
  readonly tier: Tier;
  /** What was paid for it in money, in fils, and in reward points. */
  readonly fils: number;
  readonly points: number;
}

export interface FeeDifference {
  /** The fee that stays, in fils. */
  readonly fee: number;
  /** Reward points that return. */
  readonly points: number;
}

/** By the same means: who gave points for it gives the points of an ordinary delivery, who paid pays its price. Never more than before. */
export function ordinaryFee(settings: FeeFigures, { tier, fils, points }: PaidFee): FeeDifference {
  const ordinary = deliveryFee(settings, { tier, isExpress: false, isPriority: false, points });
  return { fee: Math.min(fils, ordinary.fils), points: Math.max(0, points - ordinary.points) };
}

export type LoweredSums = Pick<
  PickedSums,
  'goods' | 'discount' | 'voucher' | 'points' | 'delivery' | 'deposit' | 'donation'
>;

/** With that fee. What points, then the voucher, took off the fee that is gone they no longer take off. */
export function withFee(sums: LoweredSums, fee: number): PickedSums {
  const { goods, discount, deposit, donation } = sums;
  const voucher = Math.min(sums.voucher, goods + fee - discount);
  const points = Math.min(sums.points, goods + fee - discount - voucher);
  const taxed = goods + fee - discount - voucher - points;
  const net = taxed + deposit + donation;
  return { goods, discount, voucher, points, delivery: fee, deposit, donation, net, vat: vatIn(taxed) };
}
