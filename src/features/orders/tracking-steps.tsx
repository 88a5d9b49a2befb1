import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import type { Tracking } from '#contract/order-detail.ts';
import { DELIVERY_STEPS, type DeliveryStep } from '#src/blocks/order-steps/delivery-steps.ts';
import { sayHoursBetween } from '#src/blocks/spoken-dates.ts';
import { isWithinHours, ON_ROUTE } from '#src/domain/orders/on-route.ts';
import { useLocale } from '#src/state/locale.tsx';

import { RouteWords } from './route-words.tsx';
import { TrackingStep } from './tracking-step.tsx';

import boxes from './order-box.module.css';
import styles from './order-tracking.module.css';

const OUT = 3;

/** The five steps (account.md section 4, Tracking), each with the time at which it was reached; where it stands is said in a sentence besides. */
export function TrackingSteps({ tracking }: { tracking: Tracking }) {
  const locale = useLocale();
  const { i18n } = useLingui();
  const { stage, isWaiting, placedAt, pickedAt, sentAt, onItsWayAt, deliveredAt, startsAt, endsAt } = tracking;
  const reached = { 1: placedAt, 2: pickedAt, 3: sentAt, 4: onItsWayAt, 6: deliveredAt } as const;
  const words = (step: DeliveryStep): ReactNode => {
    if (isWaiting) return <Trans>Our driver is at your door.</Trans>;
    return step.stage === ON_ROUTE ? <RouteWords since={onItsWayAt} otherwise={i18n._(step.now)} /> : i18n._(step.now);
  };
  return (
    <ol className={styles.steps}>
      {DELIVERY_STEPS.map((step) => (
        <TrackingStep key={step.stage} step={step} at={reached[step.stage]} current={stage}>
          {step.stage === stage && stage !== OUT && <p className={boxes.soft}>{words(step)}</p>}
          {step.stage === OUT && isWithinHours(tracking) && (
            <p className={boxes.soft}>
              <Trans>Delivery between</Trans>{' '}
              <bdi className={boxes.whole}>{sayHoursBetween(startsAt, endsAt, locale)}</bdi>
            </p>
          )}
        </TrackingStep>
      ))}
    </ol>
  );
}
