import { Trans } from '@lingui/react/macro';

/** The way an order was paid. */
export function PaidBy({ paidBy }: { paidBy: 'wallet' | 'card' | 'nothing' }) {
  switch (paidBy) {
    case 'wallet':
      return <Trans>From your wallet</Trans>;
    case 'card':
      return <Trans>Paid by card</Trans>;
    case 'nothing':
      return <Trans>Nothing to pay</Trans>;
  }
}
