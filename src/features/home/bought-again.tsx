import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';

import type { HomeCarousel } from '#contract/catalogue.ts';
import { useBoughtBefore } from '#src/blocks/use-bought-before.ts';
import { useIsWide } from '#src/blocks/use-is-wide.ts';
import { cartLast, useCartAtFirst } from '#src/domain/cart/cart-at-first.ts';

interface Props {
  /** Told of what this shopper has bought, and null once that is nobody's any more. */
  onFound: (carousel: HomeCarousel | null) => void;
}

/** Fewer do not fill a row, on a phone and beside it. */
const ENOUGH = [3, 4] as const;

/** Finds the row "Buy it again" and draws nothing itself. What is in the cart is left out, or stands last where too little else is left. */
export function BoughtAgain({ onFound }: Props) {
  const { t } = useLingui();
  const products = useBoughtBefore();
  const title = t`Buy it again`;
  const inCart = useCartAtFirst();
  const enough = ENOUGH[useIsWide() ? 1 : 0];
  useEffect(() => {
    if (!inCart || !products) return;
    if (products.length < enough) {
      onFound(null);
      return;
    }
    const wanted = products.filter(({ stockCode }) => !inCart.has(stockCode));
    onFound({
      key: 'again',
      title: { en: title, ar: title },
      link: '/account/orderhistory?title=past',
      products: wanted.length < enough ? [...cartLast(products, inCart)] : wanted,
    });
    return () => onFound(null);
  }, [products, inCart, enough, title, onFound]);
  return null;
}
