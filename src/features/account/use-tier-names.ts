import { useLingui } from '@lingui/react/macro';

import type { Tier } from '#contract/rules/tier.ts';

/** What each tier is called in the page's language. */
export function useTierNames(): Readonly<Record<Tier, string>> {
  const { t } = useLingui();
  return { standard: t`Standard`, silver: t`Silver`, gold: t`Gold`, platinum: t`Platinum` };
}
