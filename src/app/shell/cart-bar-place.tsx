import { useLocation } from '@tanstack/react-router';

import { useCartCount } from '#src/domain/cart/lines.ts';
import { later } from '#src/ui/later.tsx';

/** Loaded apart from the first page: the cart is empty until the shopper's rows are read. */
const CartBar = later(async () => (await import('./cart-bar.tsx')).CartBar);

/** Where products are chosen. A product's own page has a bar of its own there. */
const SHOPPING = /^\/..(\/(searchpage|viewall|origin).*|\/?)$/;

/** Once something is in the cart; on a wide screen, where the header says the same, its style hides it. */
export function CartBarPlace() {
  const count = useCartCount();
  const isShopping = useLocation({ select: ({ pathname }) => SHOPPING.test(pathname) });
  return count > 0 && isShopping && <CartBar count={count} />;
}
