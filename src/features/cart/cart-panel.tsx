import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

import { AgeNotice } from '#src/blocks/age-notice.tsx';
import { useIsOffline } from '#src/state/connectivity.ts';
import { useLocale } from '#src/state/locale.tsx';
import { buttonClass } from '#src/ui/button.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { Status } from '#src/ui/status.tsx';

import { CartContents } from './cart-contents.tsx';
import { CheckoutBar } from './checkout-bar.tsx';
import { PriceAlert } from './price-alert.tsx';
import { pricesAsOf, useCart } from './use-cart.ts';

import styles from './cart-panel.module.css';

/** account.md section 2, panel `mobile_cart`: the cart beside the page, so that shopping goes on where it was. It covers the bar that tells of the signal. */
export function CartPanel() {
  const locale = useLocale();
  const cart = useCart();
  const isOffline = useIsOffline();
  const asOf = pricesAsOf(cart);
  if (!cart.isRead) return <Skeleton height="240px" />;
  return (
    <div className={styles.panel}>
      {asOf !== null && <AgeNotice ofPrices asOf={asOf} />}
      {isOffline && !cart.isCurrent && cart.lines.length > 0 && (
        <Status className={styles.offline}>
          <Trans>No signal. Your changes are safe on this device and will be saved when you’re back online.</Trans>
        </Status>
      )}
      <CartContents cart={cart} />
      {cart.lines.length > 0 && (
        <Link to="/$locale/cart" params={{ locale }} className={buttonClass('plain')}>
          <Trans>See the whole cart</Trans>
        </Link>
      )}
      <div className={styles.rest} />
      <CheckoutBar cart={cart} />
      <PriceAlert cart={cart} />
    </div>
  );
}
