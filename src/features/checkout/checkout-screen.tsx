import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

import { useLocale } from '#src/state/locale.tsx';
import { buttonClass } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';

/** /checkout until there is one: it says so, and leads back. */
export function CheckoutScreen() {
  const locale = useLocale();
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
