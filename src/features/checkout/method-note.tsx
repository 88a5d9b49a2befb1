import { Trans } from '@lingui/react/macro';

import type { PayMethod } from './pay-method.ts';
import { useMethodNames } from './use-method-names.ts';

/** How many digits of a card a shopper knows it by. */
const KNOWN_DIGITS = 4;

/** What the button pays with, after the amount: on a phone the ways to pay may be out of sight. */
export function MethodNote({ method }: { method: PayMethod }) {
  const { schemes, wallets } = useMethodNames();
  switch (method.kind) {
    case 'wallet':
      return <Trans>from your wallet</Trans>;
    case 'device':
      return (
        <Trans>
          with <bdi>{wallets[method.wallet]}</bdi>
        </Trans>
      );
    case 'new-card':
      return <Trans>with a new card</Trans>;
    case 'saved-card': {
      const scheme = schemes[method.card.scheme];
      const digits = method.card.maskedPan.slice(-KNOWN_DIGITS);
      return (
        <Trans>
          with {scheme} <bdi dir="ltr">{digits}</bdi>
        </Trans>
      );
    }
  }
}
