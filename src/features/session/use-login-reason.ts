import { useLingui } from '@lingui/react/macro';

import type { LoginReason } from '#src/state/panels.ts';

/** Why signing in is asked for, in the shopper's words. `product`: the name of what was tapped, where that is known. */
export function useLoginReason(reason: LoginReason, product?: string): string {
  const { t } = useLingui();
  const reasons: Record<LoginReason, string> = {
    cart: product === undefined ? t`The cart needs an account.` : t`Sign in to add ${product} to the cart.`,
    favourites: t`Favourites need an account.`,
    account: t`This page needs an account.`,
    lists: t`Shopping lists need an account.`,
    regulars: t`Regular orders need an account.`,
    notify: t`To be notified you need an account.`,
    gift: t`Sending gifts needs an account.`,
    expired: t`You have been signed out. Sign in again and pick up where you left off.`,
  };
  return reasons[reason];
}
