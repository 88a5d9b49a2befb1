import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

import { AgeNotice } from '#src/blocks/age-notice.tsx';
import { useLocale } from '#src/state/locale.tsx';
import { buttonClass } from '#src/ui/button.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';

import { CartContents } from './cart-contents.tsx';
import { CheckoutBar } from './checkout-bar.tsx';
import { PriceAlert } from './price-alert.tsx';
import { pricesAsOf, useCart } from './use-cart.ts';

import styles from './cart-panel.module.css';

/** account.md section 2, panel `mobile_cart`: the cart beside the page, so that shopping goes on where it was. */
export function CartPanel() {
  const locale = useLocale();
  const cart = useCart();
  const asOf = pricesAsOf(cart);
  if (!cart.isRead) return <Skeleton height="240px" />;
  return (
    <div className={styles.panel}>
      {asOf !== null && <AgeNotice of="prices" asOf={asOf} />}
      <CartContents cart={cart} />
      <Link to="/$locale/cart" params={{ locale }} className={buttonClass('plain')}>
        <Trans>See the whole cart</Trans>
      </Link>
      <CheckoutBar cart={cart} />
      <PriceAlert cart={cart} />
    </div>
  );
}
