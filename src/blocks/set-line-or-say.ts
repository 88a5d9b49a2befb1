import type { Locale } from '#contract/urls.ts';
import type { MyLine } from '#src/domain/cart/lines.ts';
import { setLine } from '#src/domain/cart/set-line.ts';

import { sayCartFailed } from './say-cart-failed.ts';
import { sayIfNotKept } from './say-not-kept.ts';

interface NewLine extends Pick<MyLine, 'cartType' | 'stockCode'>, Partial<Pick<MyLine, 'since'>> {
  /** 0 takes the line away. */
  readonly quantity: number;
  /** Fils; the price that the shopper sees beside it. */
  readonly seenPrice: number;
}

/** Sets a line of the cart; true where that is durable. A failure is told to the shopper (storefront.md section 8). */
export async function setLineOrSay({ quantity, seenPrice, ...place }: NewLine, locale: Locale): Promise<boolean> {
  try {
    return await sayIfNotKept(setLine(place, quantity, seenPrice), locale);
  } catch {
    sayCartFailed(quantity === 0 ? 'removingFailed' : 'unexpected', locale);
    return false;
  }
}
