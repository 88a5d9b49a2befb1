import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

import { useIsOffline } from '#src/state/connectivity.ts';
import { useLocale } from '#src/state/locale.tsx';
import { buttonClass } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';

/** /checkout until the shop has one: it says so, or that there is no connection, and leads back to the cart. */
export function CheckoutScreen() {
  const locale = useLocale();
  const isOffline = useIsOffline();
  if (isOffline) {
    return (
      <Notice icon="wifi-slash" title={<Trans>Checkout needs a connection</Trans>} heading="h1" said="status">
        <p>
          <Trans>Your cart is kept on this device. Come back once you are online.</Trans>
        </p>
        <Link to="/$locale/cart" params={{ locale }} className={buttonClass('primary')}>
          <Trans>Back to the cart</Trans>
        </Link>
      </Notice>
    );
  }
  return (
    <Notice icon="receipt" title={<Trans>Checkout is not open yet</Trans>} heading="h1">
      <p>
        <Trans>
          We’re building delivery and payment next. Your cart is kept; nothing was ordered and nothing was charged.
        </Trans>
      </p>
      <Link to="/$locale/cart" params={{ locale }} className={buttonClass('primary')}>
        <Trans>Back to the cart</Trans>
      </Link>
    </Notice>
  );
}
