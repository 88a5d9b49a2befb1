import type { ProductCard } from '#contract/catalogue-card.ts';
import { inSteps } from '#contract/rules/cart-sums.ts';

/** How many of a product a list comes to: what it says, in whole steps of the product's minimum order, as the cart takes it. */
export function wantedOf(quantity: number, card: Pick<ProductCard, 'minimumOrder'> | undefined): number {
  return card ? inSteps(quantity, card.minimumOrder) : quantity;
}
