import type { ProductCard } from '#contract/catalogue-card.ts';

/** A card whose place is the shopper's own doing: nobody paid for it there, and the label that says so (always the first) would be wrong. */
export function unpaid(card: ProductCard): ProductCard {
  return card.isSponsored ? { ...card, isSponsored: false, labels: card.labels.slice(1) } : card;
}
