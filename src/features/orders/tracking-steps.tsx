import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import type { Tracking } from '#contract/order-detail.ts';
import type { IconName } from '#src/ui/icon-names.ts';

import { SlotHours } from './slot-hours.tsx';
import { TrackingStep } from './tracking-step.tsx';

import styles from './order-tracking.module.css';

interface Step {
  stage: number;
  icon: IconName;
  name: ReactNode;
  at: string | null;
  more?: ReactNode;
}

/** The five steps (account.md section 4, Tracking): earlier ones are done, later ones grey. */
export function TrackingSteps({ tracking }: { tracking: Tracking }) {
  const { stage, isWaiting, placedAt, pickedAt, sentAt, onItsWayAt, deliveredAt, startsAt, endsAt } = tracking;
  const steps: readonly Step[] = [
    { stage: 1, icon: 'file-text', name: <Trans>Order Placed</Trans>, at: placedAt },
    { stage: 2, icon: 'basket', name: <Trans>Picking Organized</Trans>, at: pickedAt },
    {
      stage: 3,
      icon: 'package',
      name: <Trans>Out for Delivery</Trans>,
      at: sentAt,
      more: (
        <>
          <Trans>Delivery between</Trans> <SlotHours startsAt={startsAt} endsAt={endsAt} />
        </>
      ),
    },
    {
      stage: 4,
      icon: 'truck',
      name: <Trans>On the way</Trans>,
      at: onItsWayAt,
      more: stage === 4 && !isWaiting && <Trans>Reaching within 30 minutes</Trans>,
    },
    { stage: 6, icon: 'house', name: <Trans>Delivery Completed</Trans>, at: deliveredAt },
  ];
  return (
    <ol className={styles.steps}>
      {steps.map(({ more, ...step }) => (
        <TrackingStep key={step.stage} {...step} current={stage}>
          {more}
        </TrackingStep>
      ))}
    </ol>
  );
}
