import { useLingui } from '@lingui/react/macro';

import type { WalletEntry } from '#contract/wallet.ts';

/** What the lines of the statement are called. */
export function useEntryWords(): Readonly<Record<WalletEntry['kind'], string>> {
  const { t } = useLingui();
  return {
    wallet_topped_up: t`Money added by card`,
    top_up_bonus: t`Bonus for adding money`,
    friend_sent: t`Sent to a friend`,
    friend_received: t`Received from a friend`,
    friend_returned: t`Returned: your friend did not claim it`,
    egift_bought: t`E-gift for a friend`,
    egift_redeemed: t`E-gift redeemed`,
    egift_refunded: t`Back from an e-gift`,
    order_taken: t`Paid for an order`,
    regular_paid: t`Paid by card for a regular order`,
    cancelled_captured: t`Back from a cancelled order`,
    order_refunded: t`Back from an order`,
    refund_ended: t`Back from an order: it could not go back to the card`,
    tip_given: t`Tip`,
    deposit_returned: t`Deposit returned for packaging`,
    goodwill: t`From Zad, with thanks`,
    other: t`Other`,
  };
}
