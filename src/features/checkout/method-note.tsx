import { Trans } from '@lingui/react/macro';

import type { PayMethod } from './pay-method.ts';
import { useMethodNames } from './use-method-names.ts';

/** How many digits of a card a shopper knows it by. */
const KNOWN_DIGITS = 4;

/** What the button pays with, in a few words: on a phone the ways to pay may be out of sight. */
export function MethodNote({ method }: { method: PayMethod }) {
  const { schemes, wallets } = useMethodNames();
  switch (method.kind) {
    case 'wallet':
      return <Trans>Wallet</Trans>;
    case 'device':
      return <bdi>{wallets[method.wallet]}</bdi>;
    case 'new-card':
      return <Trans>New card</Trans>;
    case 'saved-card':
      return (
        <>
          {schemes[method.card.scheme]} <bdi dir="ltr">{method.card.maskedPan.slice(-KNOWN_DIGITS)}</bdi>
        </>
      );
  }
}
