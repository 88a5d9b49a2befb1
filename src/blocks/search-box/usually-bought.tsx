import { useEffect } from 'react';

import type { ProductCard } from '#contract/catalogue-card.ts';
import { useBoughtBefore } from '#src/blocks/use-bought-before.ts';
import { cartLast, type CartCodes } from '#src/domain/cart/cart-at-first.ts';

/** More would push what is popular below the fold. */
const MOST = 4;

interface Props {
  /** What stands last: it is in the cart. */
  inCart: CartCodes;
  /** The same from render to render. */
  onFound: (found: readonly ProductCard[]) => void;
}

/** Finds what this shopper has bought, and draws nothing itself. */
export function UsuallyBought({ inCart, onFound }: Props) {
  const bought = useBoughtBefore();
  useEffect(() => {
    if (bought) onFound(cartLast(bought, inCart).slice(0, MOST));
  }, [bought, inCart, onFound]);
  return null;
}
