import { Trans } from '@lingui/react/macro';

import { useIsPast } from '#src/blocks/use-is-past.ts';
import { reachesBy } from '#src/domain/orders/on-route.ts';

/** Of an order that is on its way to the door: "Reaching within 30 minutes" (account.md section 4), while that holds. `since`: ISO; null where it is not known. */
export function ReachingSoon({ since }: { since: string | null }) {
  return useIsPast(reachesBy(since)) ? <Trans>Running late</Trans> : <Trans>Reaching within 30 minutes</Trans>;
}
