/** Account tiers (account.md section 9): by the points of the last six months. */
export const TIERS = ['standard', 'silver', 'gold', 'platinum'] as const;
export type Tier = (typeof TIERS)[number];

/** Points from which an account is of a tier. */
export const TIER_FROM: Readonly<Record<Tier, number>> = { standard: 0, silver: 5_000, gold: 10_000, platinum: 15_000 };

export interface TierProgress {
  tier: Tier;
  /** The next tier and the points still missing to it; null on platinum (account.md section 4, Tiers). */
  next: { tier: Tier; missing: number } | null;
}

/** Where a figure of points stands. `points` is whole and not negative. */
export function standingAt(points: number): TierProgress {
  const tier = TIERS.findLast((one) => points >= TIER_FROM[one]) ?? 'standard';
  const above = TIERS[TIERS.indexOf(tier) + 1];
  return { tier, next: above === undefined ? null : { tier: above, missing: TIER_FROM[above] - points } };
}
