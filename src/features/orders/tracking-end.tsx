import { Trans } from '@lingui/react/macro';

import type { Tracking } from '#contract/order-detail.ts';
import { Status } from '#src/ui/status.tsx';

import { ArrivalTime } from './arrival-time.tsx';
import { StateChip } from './state-chip.tsx';

import styles from './order-content.module.css';

/** An order's state that has no step. */
const WAITING = 5;

/** In one glance: when it comes, and where it stands. A screen reader says it when it moves. */
export function TrackingEnd({ tracking }: { tracking: Tracking }) {
  const { stage, isWaiting } = tracking;
  return (
    <Status className={styles.standing}>
      {stage > 0 && <ArrivalTime tracking={tracking} />}
      <StateChip state={isWaiting ? WAITING : stage} />
      {stage === -1 && (
        <p>
          <Trans>This order was cancelled. Nothing comes.</Trans>
        </p>
      )}
    </Status>
  );
}
