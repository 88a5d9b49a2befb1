import { useLingui } from '@lingui/react/macro';

import type { ProductCard } from '#contract/catalogue-card.ts';
import { addToCart } from '#src/domain/cart/add-to-cart.ts';
import { useQuantity } from '#src/domain/cart/lines.ts';
import { useLocale } from '#src/state/locale.tsx';
import { openPanel } from '#src/state/panels.ts';
import { showToast } from '#src/state/toasts.ts';

import { whenSignedIn } from './login-gate.ts';
import { useEdit } from './use-edit.ts';

interface CartLine {
  quantity: number;
  /** One minimum order unless said otherwise. */
  add: (more?: number) => void;
}

/** A product's line in the cart (storefront.md section 4, Quantity stepper): a guest signs in first, and then the tap counts. */
export function useCartLine(card: ProductCard): CartLine {
  const { t } = useLingui();
  const locale = useLocale();
  const edit = useEdit();
  const quantity = useQuantity(card.stockCode);
  const add = async (more: number): Promise<void> => {
    try {
      if (!(await edit(addToCart(card, more)))) return;
      showToast(t`Item added to cart!`, 'success');
      // storefront.md section 4: at the first add it is asked whether a gift message comes with it.
      if (card.hasDeliveryMessage) openPanel('gift_message', { card, cartType: 'CRT', asks: true });
    } catch {
      const { sayCartFailed } = await import('./say-cart-failed.ts');
      sayCartFailed('notAdded', locale);
    }
  };
  const ask = (more = card.minimumOrder): void => {
    const tap = { kind: 'cart', stockCode: card.stockCode, quantity: more, name: card.name[locale] } as const;
    whenSignedIn('cart', () => void add(more), tap);
  };
  return { quantity, add: ask };
}
