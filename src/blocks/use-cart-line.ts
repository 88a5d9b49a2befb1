import { useLingui } from '@lingui/react/macro';

import type { ProductCard } from '#contract/catalogue-card.ts';
import { currentPrice } from '#contract/rules/availability.ts';
import { addToCart, setLine } from '#src/domain/cart/commands.ts';
import { useQuantity } from '#src/domain/cart/lines.ts';
import { useLocale } from '#src/state/locale.tsx';
import { showToast } from '#src/state/toasts.ts';

import { whenSignedIn } from './login-gate.ts';
import { sayIfNotKept } from './say-not-kept.ts';

/** A product's line in the cart (storefront.md section 4, Quantity stepper): a guest signs in first, and then the tap counts. */
export function useCartLine(card: ProductCard): { quantity: number; add: () => void; set: (quantity: number) => void } {
  const { t } = useLingui();
  const locale = useLocale();
  const quantity = useQuantity(card.stockCode);
  const add = async (): Promise<void> => {
    if (await sayIfNotKept(await addToCart(card), locale)) showToast(t`Item added to cart!`, 'success');
  };
  const set = async (wanted: number): Promise<void> => {
    await sayIfNotKept(
      await setLine({ cartType: 'CRT', stockCode: card.stockCode }, wanted, currentPrice(card)),
      locale,
    );
  };
  return { quantity, add: () => whenSignedIn('cart', () => void add()), set: (wanted) => void set(wanted) };
}
