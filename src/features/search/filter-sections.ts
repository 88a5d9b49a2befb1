import type { Facet } from '#contract/catalogue.ts';
import { FEATURED } from '#contract/rules/featured.ts';
import { isPrice } from '#contract/rules/price-range.ts';

/** A heading among the filters with its part of a facet. */
export interface FilterSection {
  readonly id: Facet | 'badges' | 'price';
  readonly facet: Facet;
  /** Whether a value of the facet stands under this heading. */
  readonly holds: (key: string) => boolean;
}

const isFeatured = (key: string): boolean => FEATURED.some((one) => one === key);

const whole = (facet: Facet): FilterSection => ({ id: facet, facet, holds: () => true });

/**
 * The six filter groups (storefront.md section 9) in the order in which shoppers ask: what is reduced or new, what they eat and do not
 * eat and what it may cost, which the group `featured` carries too, then from the widest to the narrowest.
 */
export const FILTER_SECTIONS: readonly FilterSection[] = [
  { id: 'featured', facet: 'featured', holds: isFeatured },
  { id: 'badges', facet: 'featured', holds: (key) => !isFeatured(key) && !isPrice(key) },
  { id: 'price', facet: 'featured', holds: isPrice },
  whole('categories'),
  whole('familyDesc'),
  whole('brandDesc'),
  whole('originDesc'),
  whole('productDesc'),
];
