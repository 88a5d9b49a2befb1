/**
 * What an amount may lie in (money.md section 2). Credits are above 0: what the shop owes or has earned is positive, what it has
 * or has spent is negative, and the postings of an entry come to 0.
 */

/** Of one shopper each. They have a limit: a balance that is kept, locked and never below what is reserved of it. */
export const SHOPPER_KINDS = ['wallet', 'deposit'] as const;

/** One for each e-gift, named by its number; limited too. */
export const EGIFT_KIND = 'egift';

/** The shop's own, one each; sums of postings, so that no order waits for another's. */
export const SHOP_KINDS = [
  /** Owed. */
  'held_for_friend',
  'vat',
  'tips',
  'donations',
  'refunds_due',
  /** Earned. */
  'sales',
  'delivery',
  /** Spent. */
  'top_up_bonus',
  'goodwill',
  'chargebacks',
  'provider_fees',
  /** Elsewhere. */
  'provider_clearing',
  'bank',
] as const;

export type ShopperKind = (typeof SHOPPER_KINDS)[number];
export type ShopKind = (typeof SHOP_KINDS)[number];
export const ACCOUNT_KINDS = [...SHOPPER_KINDS, EGIFT_KIND, ...SHOP_KINDS] as const;
