import { Trans } from '@lingui/react/macro';

import type { Tracking } from '#contract/order-detail.ts';
import { formatDeliveryDay } from '#src/lib/dates.ts';
import { useLocale } from '#src/state/locale.tsx';
import { Status } from '#src/ui/status.tsx';

import { SlotHours } from './slot-hours.tsx';
import { StateChip } from './state-chip.tsx';

import boxes from './order-box.module.css';
import styles from './order-tracking.module.css';

/** In one glance: where it stands and, while it comes, when. A screen reader says it when it moves. */
export function TrackingEnd({ tracking: { stage, startsAt, endsAt } }: { tracking: Tracking }) {
  const locale = useLocale();
  return (
    <Status className={styles.glance}>
      <StateChip state={stage} />
      {stage > 0 && stage < 6 && (
        <p className={boxes.when}>
          <Trans>Arriving on</Trans> <bdi>{formatDeliveryDay(startsAt, locale)}</bdi>
          {' | '}
          <SlotHours startsAt={startsAt} endsAt={endsAt} />
        </p>
      )}
      {stage === -1 && (
        <p>
          <Trans>This order was cancelled. Nothing comes.</Trans>
        </p>
      )}
    </Status>
  );
}
