import { useLingui } from '@lingui/react/macro';

import type { DeliveryKind } from '#contract/rules/delivery-kinds.ts';

/** What a delivery is called by what is in it. */
export function useGroupTitles(): Readonly<Record<DeliveryKind, string>> {
  const { t } = useLingui();
  return {
    standard: t`Your groceries`,
    preorder: t`Ordered ahead`,
    cake: t`Cakes`,
    fish: t`Fresh fish`,
  };
}
