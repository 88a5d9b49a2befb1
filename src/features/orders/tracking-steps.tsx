import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import type { Tracking } from '#contract/order-detail.ts';
import { sayHoursBetween } from '#src/blocks/spoken-dates.ts';
import { useLocale } from '#src/state/locale.tsx';
import type { IconName } from '#src/ui/icon-names.ts';

import { TrackingStep } from './tracking-step.tsx';

import boxes from './order-box.module.css';
import styles from './order-tracking.module.css';

interface Step {
  stage: number;
  icon: IconName;
  name: ReactNode;
  at: string | null;
  /** What happens in it, told apart from the steps beside it. */
  what: ReactNode;
  more?: ReactNode;
}

/** The five steps (account.md section 4, Tracking): earlier ones are done, later ones grey. */
export function TrackingSteps({ tracking }: { tracking: Tracking }) {
  const locale = useLocale();
  const { stage, isWaiting, placedAt, pickedAt, sentAt, onItsWayAt, deliveredAt, startsAt, endsAt } = tracking;
  const steps: readonly Step[] = [
    {
      stage: 1,
      icon: 'file-text',
      name: <Trans>Order Placed</Trans>,
      at: placedAt,
      what: <Trans>We have your order.</Trans>,
    },
    {
      stage: 2,
      icon: 'basket',
      name: <Trans>Picking Organized</Trans>,
      at: pickedAt,
      what: <Trans>Your items are taken from our shelves.</Trans>,
    },
    {
      stage: 3,
      icon: 'package',
      name: <Trans>Out for Delivery</Trans>,
      at: sentAt,
      what: <Trans>Everything is packed, and the van is loaded.</Trans>,
      more: (
        <>
          <Trans>Delivery between</Trans> <bdi>{sayHoursBetween(startsAt, endsAt, locale)}</bdi>
        </>
      ),
    },
    {
      stage: 4,
      icon: 'truck',
      name: <Trans>On the way</Trans>,
      at: onItsWayAt,
      what: <Trans>The driver is coming to your address.</Trans>,
      more: stage === 4 && !isWaiting && <Trans>Reaching within 30 minutes</Trans>,
    },
    {
      stage: 6,
      icon: 'house',
      name: <Trans>Delivery Completed</Trans>,
      at: deliveredAt,
      what: <Trans>Your order is handed over at your door.</Trans>,
    },
  ];
  return (
    <ol className={styles.steps}>
      {steps.map(({ what, more, ...step }) => (
        <TrackingStep key={step.stage} {...step} current={stage}>
          <p className={boxes.soft}>{what}</p>
          {more && <p className={boxes.soft}>{more}</p>}
        </TrackingStep>
      ))}
    </ol>
  );
}
