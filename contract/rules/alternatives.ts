/** What is shown in the place of a product (spec storefront.md section 9). */
import type { ProductCard } from '#contract/catalogue-card.ts';

/** Section 9: in alternatives, items with pl_isactive 12 are hidden. They come in the order of their fit. */
export function shownAlternatives<T extends Pick<ProductCard, 'listing'>>(cards: readonly T[]): T[] {
  return cards.filter((card) => card.listing === 'active');
}
