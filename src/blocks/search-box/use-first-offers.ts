import { useQuery } from '@tanstack/react-query';

import type { ProductCard } from '#contract/catalogue-card.ts';
import { useMine } from '#src/blocks/use-mine.ts';
import { frequentlyBought, popularProducts } from '#src/domain/baskets/queries.ts';

/** Of each: more would push the other below the fold. */
const MOST = 4;

interface FirstOffers {
  /** What this shopper buys again and again; nothing for a guest. */
  bought: readonly ProductCard[];
  popular: readonly ProductCard[];
}

/** What the search field offers before anything is typed; nothing without signal. */
export function useFirstOffers(): FirstOffers {
  const bought = useMine(frequentlyBought()).data?.value.products.slice(0, MOST) ?? [];
  const all = useQuery({ ...popularProducts(), retry: false }).data?.value.products ?? [];
  const isBought = (code: string): boolean => bought.some(({ stockCode }) => stockCode === code);
  return { bought, popular: all.filter(({ stockCode }) => !isBought(stockCode)).slice(0, MOST) };
}
