import { useLocation } from '@tanstack/react-router';

import { useIsWide } from '#src/blocks/use-is-wide.ts';
import { useCartCount } from '#src/domain/cart/lines.ts';
import { later } from '#src/ui/later.tsx';

/** Loaded apart from the first page: the cart is empty until the shopper's rows are read. */
const CartBar = later(async () => (await import('./cart-bar.tsx')).CartBar);

/** Where products are chosen. A product's own page has a bar of its own there. */
const SHOPPING = /^\/(en|ar)(\/(searchpage|viewall|origin)(\/.*)?)?\/?$/;

/** On a phone, once something is in the cart; the header says the same on a wide screen. */
export function CartBarPlace() {
  const count = useCartCount();
  const isWide = useIsWide();
  const isShopping = useLocation({ select: ({ pathname }) => SHOPPING.test(pathname) });
  if (count === 0 || isWide || !isShopping) return null;
  return <CartBar count={count} />;
}
