import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import type { ProductCard } from '#contract/catalogue-card.ts';
import { isOutOfStock } from '#contract/rules/availability.ts';
import { boxGifts } from '#src/domain/catalogue/queries.ts';
import { useLocale } from '#src/state/locale.tsx';

import type { Cart } from './use-cart.ts';

/** What can lie in a gift box and can be bought now: what the cart and the box have first, as they were when this began, then the shop's gifts. */
export function useBoxGifts({ lines, known }: Pick<Cart, 'lines' | 'known'>) {
  const query = useQuery(boxGifts(useLocale()));
  // The order stays while gifts go from the cart into the box: nothing moves below the finger.
  const [mine] = useState(() => new Set(lines.map(({ stockCode }) => stockCode)));
  const own = [...mine].flatMap((code) => known.cards.get(code)?.card ?? []);
  const others = query.data?.value.products.filter(({ stockCode }) => !mine.has(stockCode)) ?? [];
  return { query, gifts: [...own, ...others].filter(mayLieInBox) };
}

function mayLieInBox(card: ProductCard): boolean {
  return card.giftRole === 'movable' && !card.isComingSoon && !isOutOfStock(card);
}
