import { useLingui } from '@lingui/react/macro';

import { say } from '#contract/messages/sentence.ts';
import { statementMessages } from '#contract/messages/statements.ts';
import { useLocale } from '#src/state/locale.tsx';
import type { LoginReason } from '#src/state/panels.ts';

/** Why signing in is asked for, in the shopper's words. `product`: the name of what was tapped, where that is known. */
export function useLoginReason(reason: LoginReason, product?: string): string {
  const { t } = useLingui();
  const locale = useLocale();
  const reasons: Record<LoginReason, string> = {
    cart: product === undefined ? t`Sign in to see your cart.` : t`Sign in to add ${product} to the cart.`,
    favourites:
      product === undefined ? t`Sign in to save your favourites.` : t`Sign in to add ${product} to your favourites.`,
    account: t`Sign in to see your account.`,
    address: t`Sign in to choose where we deliver.`,
    statements: say(statementMessages.logIn, locale),
    lists: t`Sign in to make shopping lists.`,
    regulars: t`Sign in for regular orders.`,
    notify: t`Sign in, and we tell you when it is back.`,
    gift: t`Sign in to send a gift.`,
    expired: t`You have been signed out. Sign in again and pick up where you left off.`,
    password: t`Your password is changed. Sign in with it.`,
  };
  return reasons[reason];
}
