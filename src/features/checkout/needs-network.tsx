import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

import { useLocale } from '#src/state/locale.tsx';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';

interface Props {
  /** A part of the page, or all of it. */
  heading: 'h1' | 'h2';
  onRetry: () => void;
}

/** Paying needs the network: nothing of money is queued (decisions.md 6). */
export function NeedsNetwork({ heading, onRetry }: Props) {
  const locale = useLocale();
  return (
    <Notice icon="wifi-slash" title={<Trans>Checkout needs a connection</Trans>} heading={heading} said="status">
      <p>
        <Trans>Your cart is kept on this device. Come back once you are online.</Trans>
      </p>
      <Button onClick={onRetry}>
        <Trans>Try again</Trans>
      </Button>
      <Link to="/$locale/cart" params={{ locale }} className={buttonClass('quiet')}>
        <Trans>Back to the cart</Trans>
      </Link>
    </Notice>
  );
}
