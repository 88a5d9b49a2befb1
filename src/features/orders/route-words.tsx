import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { sayClock } from '#src/blocks/spoken-dates.ts';
import { useIsPast } from '#src/blocks/use-is-past.ts';
import { useMinutesUntil } from '#src/blocks/use-minutes-until.ts';
import { comesByItsHours, reachesBy, WITHIN_MINUTES, type OnRoute } from '#src/domain/orders/on-route.ts';
import { useLocale } from '#src/state/locale.tsx';

interface Props {
  order: OnRoute;
  /** What the step says once nothing is promised any more. */
  otherwise: string;
}

/**
 * "Reaching within 30 minutes" (account.md section 4, Tracking), counted down: two figures for one arrival would contradict each other.
 * Then that it takes longer, and until when its hours go; then `otherwise`.
 */
export function RouteWords({ order, otherwise }: Props): ReactNode {
  const locale = useLocale();
  const left = useMinutesUntil(reachesBy(order.onItsWayAt));
  const atLast = comesByItsHours(order);
  const isOver = useIsPast(atLast);
  if (left === null) return <Trans>Reaching within 30 minutes</Trans>;
  if (left > 0) {
    return (
      <Plural value={Math.min(left, WITHIN_MINUTES)} one="Reaching within # minute" other="Reaching within # minutes" />
    );
  }
  if (atLast === null || isOver) return otherwise;
  return (
    <Trans>
      It is taking longer than 30 minutes. It comes by <bdi>{sayClock(atLast, locale)}</bdi>.
    </Trans>
  );
}
