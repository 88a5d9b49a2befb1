import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';

import type { Tracking } from '#contract/order-detail.ts';
import { momentWithin } from '#src/blocks/moment-within.ts';
import { sayHoursBetween } from '#src/blocks/spoken-dates.ts';
import { useLocale } from '#src/state/locale.tsx';

import { DELIVERY_STEPS, standingOf } from './delivery-steps.ts';
import { TrackingStep } from './tracking-step.tsx';

import boxes from './order-box.module.css';
import styles from './order-tracking.module.css';

interface Happening {
  at: string | null;
  /** What happens in it, while it is where the order stands. */
  now: ReactNode;
  /** What will, while it is the next one. */
  next?: ReactNode;
  more?: ReactNode;
}

/** The five steps (account.md section 4, Tracking): what happens now and what comes next in a sentence, the others by their names. */
export function TrackingSteps({ tracking }: { tracking: Tracking }) {
  const locale = useLocale();
  const { i18n } = useLingui();
  const [now] = useState(() => new Date().toISOString());
  const { stage, isWaiting, placedAt, pickedAt, sentAt, onItsWayAt, deliveredAt, startsAt, endsAt } = tracking;
  const picking = tracking.changeableUntil;
  const happenings: Readonly<Record<(typeof DELIVERY_STEPS)[number]['stage'], Happening>> = {
    1: { at: placedAt, now: <Trans>We have your order.</Trans> },
    2: {
      at: pickedAt,
      now: <Trans>We are taking your items from our shelves, one by one.</Trans>,
      next:
        picking !== null && picking > now ? (
          <Trans>
            We start picking your items <bdi>{momentWithin(picking, locale)}</bdi>.
          </Trans>
        ) : (
          <Trans>Next, we pick your items from our shelves.</Trans>
        ),
    },
    3: {
      at: sentAt,
      now: <Trans>Packed, and in the van.</Trans>,
      next: <Trans>Then it is packed and goes into the van.</Trans>,
      more: (
        <>
          <Trans>Delivery between</Trans> <bdi>{sayHoursBetween(startsAt, endsAt, locale)}</bdi>
        </>
      ),
    },
    4: {
      at: onItsWayAt,
      now: <Trans>On the road to your address.</Trans>,
      next: <Trans>Next, the van sets off to your address.</Trans>,
      more: stage === 4 && !isWaiting && <Trans>Reaching within 30 minutes</Trans>,
    },
    6: {
      at: deliveredAt,
      now: <Trans>Handed over at your door.</Trans>,
      next: <Trans>The next stop is your door.</Trans>,
    },
  };
  return (
    <ol className={styles.steps}>
      {DELIVERY_STEPS.map((step) => {
        const { at, more, ...what } = happenings[step.stage];
        const isNext = standingOf(step.stage, stage) === 'next';
        const said = step.stage === stage ? what.now : isNext && what.next;
        return (
          <TrackingStep key={step.stage} {...step} name={i18n._(step.name)} at={at} current={stage}>
            {said && <p>{said}</p>}
            {more && <p className={boxes.soft}>{more}</p>}
          </TrackingStep>
        );
      })}
    </ol>
  );
}
