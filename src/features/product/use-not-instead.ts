import { useQuery } from '@tanstack/react-query';

import type { ProductCard } from '#contract/catalogue-card.ts';
import { alternatives } from '#src/domain/catalogue/queries.ts';

/** Of the cards of a row those that the page of a sold-out product does not offer in its place already. */
export function useNotInstead(
  card: ProductCard,
  isOut: boolean,
  cards: readonly ProductCard[],
): readonly ProductCard[] {
  const { data } = useQuery({ ...alternatives(card.productId, card.stockCode), enabled: isOut });
  const offered = new Set(isOut ? data?.value.products.map(({ stockCode }) => stockCode) : []);
  return cards.filter(({ stockCode }) => !offered.has(stockCode));
}
