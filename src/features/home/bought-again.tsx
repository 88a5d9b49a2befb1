import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

import type { HomeCarousel } from '#contract/catalogue.ts';
import { frequentlyBought } from '#src/domain/baskets/queries.ts';
import { cartLast, useCartAtFirst } from '#src/domain/cart/cart-at-first.ts';

interface Props {
  /** Told of what this shopper buys again and again, and null once that is nobody's any more. */
  onFound: (carousel: HomeCarousel | null) => void;
}

/** Fewer do not fill a phone's row. */
const ENOUGH = 3;

/** Finds the row "Buy it again" and draws nothing itself. What is in the cart is left out, or stands last where too little else is left; with all of it there, there is no row. */
export function BoughtAgain({ onFound }: Props) {
  const { t } = useLingui();
  const products = useQuery(frequentlyBought()).data?.value.products;
  const title = t`Buy it again`;
  const inCart = useCartAtFirst();
  useEffect(() => {
    const wanted = products?.filter(({ stockCode }) => !inCart?.has(stockCode));
    if (!products || !inCart || !wanted?.length) return;
    onFound({
      key: 'again',
      title: { en: title, ar: title },
      link: '/account/orderhistory?title=past',
      products: wanted.length < ENOUGH ? [...cartLast(products, inCart)] : wanted,
    });
    return () => onFound(null);
  }, [products, inCart, title, onFound]);
  return null;
}
