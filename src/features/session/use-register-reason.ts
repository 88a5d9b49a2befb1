import { useLingui } from '@lingui/react/macro';

import type { LoginReason } from '#src/state/panels.ts';

/** What an account is made for, in the shopper's words. `product`: the name of what was tapped, where that is known. */
export function useRegisterReason(reason: LoginReason, product?: string): string {
  const { t } = useLingui();
  const start = t`Your mobile number is all it takes to begin.`;
  const reasons: Record<LoginReason, string> = {
    cart: product === undefined ? start : t`Create an account to add ${product} to the cart.`,
    favourites:
      product === undefined
        ? t`Create an account to save your favourites.`
        : t`Create an account to add ${product} to your favourites.`,
    account: start,
    address: t`Create an account to choose where we deliver.`,
    lists: t`Create an account to make shopping lists.`,
    regulars: t`Create an account for regular orders.`,
    notify: t`Create an account, and we tell you when it is back.`,
    gift: t`Create an account to send a gift.`,
    expired: start,
  };
  return reasons[reason];
}
