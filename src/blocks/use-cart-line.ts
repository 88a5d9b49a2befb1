import { useLingui } from '@lingui/react/macro';

import type { ProductCard } from '#contract/catalogue-card.ts';
import { currentPrice } from '#contract/rules/availability.ts';
import { addToCart } from '#src/domain/cart/commands.ts';
import { useQuantity } from '#src/domain/cart/lines.ts';
import { useLocale } from '#src/state/locale.tsx';
import { showToast } from '#src/state/toasts.ts';

import { whenSignedIn } from './login-gate.ts';
import { sayCartFailed } from './say-cart-failed.ts';
import { sayIfNotKept } from './say-not-kept.ts';
import { setLineOrSay } from './set-line-or-say.ts';

interface CartLine {
  quantity: number;
  add: () => void;
  set: (quantity: number) => void;
}

/**
 * A product's line in the cart (storefront.md section 4, Quantity stepper): a guest signs in first, and then the tap counts.
 * `first`: how many the first tap adds.
 */
export function useCartLine(card: ProductCard, first = card.minimumOrder): CartLine {
  const { t } = useLingui();
  const locale = useLocale();
  const { stockCode } = card;
  const quantity = useQuantity(stockCode);
  const add = async (): Promise<void> => {
    try {
      if (await sayIfNotKept(await addToCart(card, first), locale)) showToast(t`Item added to cart!`, 'success');
    } catch {
      await sayCartFailed('notAdded', locale);
    }
  };
  const set = (wanted: number): void =>
    void setLineOrSay({ cartType: 'CRT', stockCode, quantity: wanted, seenPrice: currentPrice(card) }, locale);
  return { quantity, add: () => whenSignedIn('cart', () => void add()), set };
}
