import { Trans } from '@lingui/react/macro';

import { formatMoney } from '#src/lib/money.ts';
import { useLocale } from '#src/state/locale.tsx';

import type { PayMethod } from './pay-method.ts';
import { useMethodNames } from './use-method-names.ts';

/** How many digits of a card a shopper knows it by. */
const KNOWN_DIGITS = 4;

interface Props {
  fils: number;
  /** Null where none is chosen. */
  method: PayMethod | null;
}

/** What the button does: how much it pays, and with what. On a phone the ways to pay may be out of sight. */
export function PayWords({ fils, method }: Props) {
  const amount = formatMoney(fils, useLocale());
  const { schemes, wallets } = useMethodNames();
  switch (method?.kind) {
    case undefined:
      return (
        <>
          <Trans>Pay Now</Trans> <bdi>{amount}</bdi>
        </>
      );
    case 'wallet':
      return (
        <Trans>
          Pay <bdi>{amount}</bdi> from wallet
        </Trans>
      );
    case 'device':
      return (
        <Trans>
          Pay <bdi>{amount}</bdi> with <bdi>{wallets[method.wallet]}</bdi>
        </Trans>
      );
    case 'new-card':
      return (
        <Trans>
          Pay <bdi>{amount}</bdi> with a new card
        </Trans>
      );
    case 'saved-card': {
      const scheme = schemes[method.card.scheme];
      const digits = method.card.maskedPan.slice(-KNOWN_DIGITS);
      return (
        <Trans>
          Pay <bdi>{amount}</bdi> with {scheme} <bdi dir="ltr">{digits}</bdi>
        </Trans>
      );
    }
  }
}
