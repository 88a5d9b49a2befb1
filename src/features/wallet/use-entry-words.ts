import { useLingui } from '@lingui/react/macro';

import type { WalletEntry } from '#contract/wallet.ts';

/** What the lines of the statement are called. */
export function useEntryWords(): Readonly<Record<WalletEntry['kind'], string>> {
  const { t } = useLingui();
  return {
    wallet_topped_up: t`Money added by card`,
    top_up_bonus: t`Bonus of a top-up`,
    friend_sent: t`Sent to a friend`,
    friend_received: t`Received from a friend`,
    friend_returned: t`Came back: your friend did not take it up`,
    egift_redeemed: t`E-gift`,
    egift_refunded: t`Back from an e-gift: the card did not take it`,
    order_taken: t`Paid for an order`,
    cancelled_captured: t`Back from a cancelled order`,
    order_refunded: t`Back from an order`,
    refund_ended: t`Back from an order: the card did not take it`,
    tip_given: t`Tip`,
    goodwill: t`From Zad, with thanks`,
    other: t`Other`,
  };
}
