import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { useMinutesUntil } from '#src/blocks/use-minutes-until.ts';
import { reachesBy, WITHIN_MINUTES } from '#src/domain/orders/on-route.ts';

interface Props {
  /** When it set out, ISO; null where that is not known. */
  since: string | null;
  /** What the step says once that is over. */
  otherwise: string;
}

/**
 * "Reaching within 30 minutes" (account.md section 4, Tracking), counted down: two figures for one arrival would contradict each other.
 * Then `otherwise`.
 */
export function RouteWords({ since, otherwise }: Props): ReactNode {
  const left = useMinutesUntil(reachesBy(since));
  if (left === null) return <Trans>Reaching within 30 minutes</Trans>;
  if (left > 0) {
    return (
      <Plural value={Math.min(left, WITHIN_MINUTES)} one="Reaching within # minute" other="Reaching within # minutes" />
    );
  }
  return otherwise;
}
