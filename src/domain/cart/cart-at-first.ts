/** What was in the cart before the shopper came to a part of a page: the rest is offered first. What they add from that part stays where it is until they come again. */
import { useState } from 'react';

import { cartOf, nameIn } from '#contract/rows/keys.ts';
import { shopView } from '#src/offline/shop/shop-door.ts';

import { useIsCartKnown } from './lines.ts';

export type CartCodes = ReadonlySet<string>;

export function cartCodes(): CartCodes {
  return new Set(
    shopView()
      .below(cartOf('CRT'))
      .map(([key]) => nameIn(key)),
  );
}

/** What the cart held when it was first known here, undefined until then. With `isHeld` by then it is nothing: below a finger nothing changes its place. */
export function useCartAtFirst(isHeld = false): CartCodes | undefined {
  const isKnown = useIsCartKnown();
  const [codes, setCodes] = useState<CartCodes>();
  if (!codes && (isHeld || isKnown)) setCodes(isHeld ? new Set() : cartCodes());
  return codes;
}

/** With what was in the cart last. */
export function cartLast<Product extends { readonly stockCode: string }>(
  products: readonly Product[],
  codes: CartCodes | undefined,
): readonly Product[] {
  if (!codes?.size) return products;
  return [false, true].flatMap((isIn) => products.filter(({ stockCode }) => codes.has(stockCode) === isIn));
}
