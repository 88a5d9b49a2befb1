import { useLingui } from '@lingui/react/macro';

import type { LoginReason } from '#src/state/panels.ts';

/** What an account is made for, in the shopper's words. `product`: the name of what was tapped, where that is known. */
export function useRegisterReason(reason: LoginReason, product?: string): string {
  const { t } = useLingui();
  const start = t`Your mobile number is all it takes to begin.`;
  if (product === undefined) return start;
  return reason === 'favourites'
    ? t`Create an account to add ${product} to your favourites.`
    : t`Create an account to add ${product} to the cart.`;
}
