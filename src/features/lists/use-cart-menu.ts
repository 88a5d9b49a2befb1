import { useLingui } from '@lingui/react/macro';

import type { ProductCard } from '#contract/catalogue-card.ts';
import { cardAction, currentPrice } from '#contract/rules/availability.ts';
import { inSteps } from '#contract/rules/cart-sums.ts';
import { setLineOrSay } from '#src/blocks/set-line-or-say.ts';
import { useCartLine } from '#src/blocks/use-cart-line.ts';
import { useQuantity } from '#src/domain/cart/lines.ts';
import { useLocale } from '#src/state/locale.tsx';
import type { MenuAction } from '#src/ui/action-menu.tsx';

/** One item of a list alone into the cart, as many as the list has of it, and out of it again. The button below the rows does it with all of them. */
export function useCartMenu(card: ProductCard, quantity: number): readonly MenuAction[] {
  const { t } = useLingui();
  const locale = useLocale();
  const { stockCode } = card;
  const lacking = inSteps(quantity, card.minimumOrder) - useQuantity(stockCode);
  const { quantity: inCart, add } = useCartLine(card, lacking);
  // A cut that was put on a list is chosen already.
  const isBuyable = ['add', 'choose'].includes(cardAction(card));
  const takeOut = (): void =>
    void setLineOrSay({ cartType: 'CRT', stockCode, quantity: 0, seenPrice: currentPrice(card) }, locale);
  const menu: MenuAction[] = [];
  if (isBuyable && lacking > 0) {
    menu.push({ id: 'cart', icon: 'shopping-cart-simple', label: t`Add to cart`, act: add });
  }
  if (inCart > 0) menu.push({ id: 'out', icon: 'x-circle', label: t`Remove from the cart`, act: takeOut });
  return menu;
}
