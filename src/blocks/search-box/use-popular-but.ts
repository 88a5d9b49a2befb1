import { useQuery } from '@tanstack/react-query';

import type { ProductCard } from '#contract/catalogue-card.ts';
import { popularProducts } from '#src/domain/baskets/queries.ts';
import type { CartCodes } from '#src/domain/cart/cart-at-first.ts';

/** With what was bought before, as many as fill a phone and leave room for the shelves. */
const MOST = 6;

/** What everybody buys, but what is offered as bought already or in the cart; nothing without signal. */
export function usePopularBut(bought: readonly ProductCard[], inCart: CartCodes): readonly ProductCard[] {
  const all = useQuery({ ...popularProducts(), retry: false }).data?.value.products ?? [];
  const isBought = (code: string): boolean => bought.some(({ stockCode }) => stockCode === code);
  return all.filter(({ stockCode }) => !isBought(stockCode) && !inCart.has(stockCode)).slice(0, MOST - bought.length);
}
