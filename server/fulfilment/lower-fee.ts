/** What an order comes to when its express delivery becomes an ordinary one (issue "Orders", Acting): pure, in fils. */
import type { Tier } from '#contract/rules/tier.ts';
import { deliveryFee, type FeeFigures } from '#server/orders/fees.ts';
import { lowerAndSum, type SumParts } from '#server/orders/lower-and-sum.ts';
import type { OrderSums } from '#server/orders/table.ts';

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

/** With that fee. What points, then the voucher, took off the fee that is gone they no longer take off. */
export function withFee(sums: SumParts, fee: number): OrderSums {
  return lowerAndSum({ ...sums, delivery: fee });
}
