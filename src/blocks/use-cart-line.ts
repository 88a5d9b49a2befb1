import { useLingui } from '@lingui/react/macro';

import type { ProductCard } from '#contract/catalogue-card.ts';
import { addToCart } from '#src/domain/cart/add-to-cart.ts';
import { useQuantity } from '#src/domain/cart/lines.ts';
import { useLocale } from '#src/state/locale.tsx';
import { openPanel } from '#src/state/panels.ts';
import { showToast } from '#src/state/toasts.ts';

import { whenSignedIn } from './login-gate.ts';
import { useEdit } from './use-edit.ts';

/**
 * A product's line in the cart (storefront.md section 4, Quantity stepper): a guest signs in first, and then the tap counts.
 * `first`: how many the first tap adds.
 */
export function useCartLine(card: ProductCard, first = card.minimumOrder): { quantity: number; add: () => void } {
  const { t } = useLingui();
  const locale = useLocale();
  const edit = useEdit();
  const quantity = useQuantity(card.stockCode);
  const add = async (): Promise<void> => {
    try {
      if (!(await edit(addToCart(card, first)))) return;
      showToast(t`Item added to cart!`, 'success');
      // storefront.md section 4: at the first add it is asked whether a gift message comes with it.
      if (card.hasDeliveryMessage) openPanel('gift_message', { card, cartType: 'CRT', asks: true });
    } catch {
      const { sayCartFailed } = await import('./say-cart-failed.ts');
      sayCartFailed('notAdded', locale);
    }
  };
  const tap = { kind: 'cart', stockCode: card.stockCode, quantity: first, name: card.name[locale] } as const;
  return { quantity, add: () => whenSignedIn('cart', () => void add(), tap) };
}
