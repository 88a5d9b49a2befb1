/** What a delivery costs a shopper of a tier (remaining.md C6 and C44): pure. */
import type { Tier } from '#contract/rules/tier.ts';
import type { ShopSettings } from '#server/shop-settings.ts';

export interface DeliveryFee {
  /** In dirhams' fils, where it is paid in money. */
  readonly fils: number;
  /** Reward points that stand in its place; 0 where it is paid in money or free. */
  readonly points: number;
}

export type FeeFigures = Pick<
  ShopSettings,
  'deliveryFee' | 'expressFee' | 'priorityFee' | 'deliveryPoints' | 'expressPoints'
>;

export interface FeeOf {
  readonly tier: Tier;
  readonly isExpress: boolean;
  /** Platinum's own variant of express. */
  readonly isPriority: boolean;
  /** Reward points that the shopper may give for it: none where a discount code is used. */
  readonly points: number;
}

/** A tier that gives points for it pays in money where they do not suffice. */
export function deliveryFee(settings: FeeFigures, { tier, isExpress, isPriority, points }: FeeOf): DeliveryFee {
  const price = (isExpress ? settings.expressPoints : settings.deliveryPoints)[tier] ?? null;
  const extra = isExpress && isPriority ? settings.priorityFee : 0;
  if (price !== null && price <= points) return { fils: extra, points: price };
  return { fils: (isExpress ? settings.expressFee : settings.deliveryFee) + extra, points: 0 };
}
