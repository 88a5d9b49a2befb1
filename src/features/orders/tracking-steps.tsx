import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import type { Tracking } from '#contract/order-detail.ts';
import { sayHoursBetween } from '#src/blocks/spoken-dates.ts';
import { useLocale } from '#src/state/locale.tsx';

import { DELIVERY_STEPS } from './delivery-steps.ts';
import { TrackingStep } from './tracking-step.tsx';

import boxes from './order-box.module.css';
import styles from './order-tracking.module.css';

interface Happening {
  at: string | null;
  /** What happens in it, told apart from the steps beside it. */
  what: ReactNode;
  more?: ReactNode;
}

/** The five steps (account.md section 4, Tracking): earlier ones are done, later ones grey. */
export function TrackingSteps({ tracking }: { tracking: Tracking }) {
  const locale = useLocale();
  const { i18n } = useLingui();
  const { stage, isWaiting, placedAt, pickedAt, sentAt, onItsWayAt, deliveredAt, startsAt, endsAt } = tracking;
  const happenings: Readonly<Record<(typeof DELIVERY_STEPS)[number]['stage'], Happening>> = {
    1: { at: placedAt, what: <Trans>We have your order.</Trans> },
    2: { at: pickedAt, what: <Trans>Your items, taken from our shelves one by one.</Trans> },
    3: {
      at: sentAt,
      what: <Trans>Packed, and in the van.</Trans>,
      more: (
        <>
          <Trans>Delivery between</Trans> <bdi>{sayHoursBetween(startsAt, endsAt, locale)}</bdi>
        </>
      ),
    },
    4: {
      at: onItsWayAt,
      what: <Trans>On the road to your address.</Trans>,
      more: stage === 4 && !isWaiting && <Trans>Reaching within 30 minutes</Trans>,
    },
    6: { at: deliveredAt, what: <Trans>Handed over at your door.</Trans> },
  };
  return (
    <ol className={styles.steps}>
      {DELIVERY_STEPS.map((step) => {
        const { at, what, more } = happenings[step.stage];
        return (
          <TrackingStep key={step.stage} {...step} name={i18n._(step.name)} at={at} current={stage}>
            <p className={boxes.soft}>{what}</p>
            {more && <p className={boxes.soft}>{more}</p>}
          </TrackingStep>
        );
      })}
    </ol>
  );
}
