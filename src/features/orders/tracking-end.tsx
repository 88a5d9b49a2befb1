import { Trans } from '@lingui/react/macro';

import type { Tracking } from '#contract/order-detail.ts';
import { Status } from '#src/ui/status.tsx';

import { OrderWhen } from './order-when.tsx';
import { StateChip } from './state-chip.tsx';

import boxes from './order-box.module.css';
import styles from './order-content.module.css';

/** An order's state that has no step. */
const WAITING = 5;

/** In one glance: where it stands and, while it comes, when. A screen reader says it when it moves. */
export function TrackingEnd({ tracking: { stage, isWaiting, startsAt, endsAt, deliveredAt } }: { tracking: Tracking }) {
  return (
    <Status className={styles.standing}>
      {stage > 0 && (
        <OrderWhen order={{ state: stage, startsAt, endsAt, cancelledAt: null, deliveredAt }} className={boxes.when} />
      )}
      <StateChip state={isWaiting ? WAITING : stage} />
      {stage === -1 && (
        <p>
          <Trans>This order was cancelled. Nothing comes.</Trans>
        </p>
      )}
    </Status>
  );
}
