import { useLingui } from '@lingui/react';
import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import type { Tracking } from '#contract/order-detail.ts';
import { DELIVERY_STEPS, type DeliveryStep } from '#src/blocks/order-steps/delivery-steps.ts';
import { sayHoursBetween } from '#src/blocks/spoken-dates.ts';
import { useMinutesUntil } from '#src/blocks/use-minutes-until.ts';
import { ON_ROUTE, reachesBy, WITHIN_MINUTES } from '#src/domain/orders/on-route.ts';
import { useLocale } from '#src/state/locale.tsx';

import { TrackingStep } from './tracking-step.tsx';

import boxes from './order-box.module.css';
import styles from './order-tracking.module.css';

const OUT = 3;
/** A driver sets out so long before the hours begin. */
const SETS_OUT_MS = 60 * 60_000;

/** The five steps (account.md section 4, Tracking), each with the time at which it was reached; where it stands is said in a sentence besides. */
export function TrackingSteps({ tracking }: { tracking: Tracking }) {
  const locale = useLocale();
  const { i18n } = useLingui();
  const { stage, isWaiting, placedAt, pickedAt, sentAt, onItsWayAt, deliveredAt, startsAt, endsAt } = tracking;
  // On its way outside its hours they are no promise any more.
  const isEarlyOrLate = onItsWayAt !== null && (onItsWayAt < beforeHours(startsAt) || onItsWayAt > endsAt);
  const reached = { 1: placedAt, 2: pickedAt, 3: sentAt, 4: onItsWayAt, 6: deliveredAt } as const;
  const left = useMinutesUntil(reachesBy(onItsWayAt));
  const words = (step: DeliveryStep): ReactNode => {
    if (isWaiting) return <Trans>Our driver is at your door.</Trans>;
    if (step.stage !== ON_ROUTE || (left !== null && left <= 0)) return i18n._(step.now);
    if (left === null) return <Trans>Reaching within 30 minutes</Trans>;
    // It counts down: two figures for one arrival would contradict each other.
    return (
      <Plural value={Math.min(left, WITHIN_MINUTES)} one="Reaching within # minute" other="Reaching within # minutes" />
    );
  };
  return (
    <ol className={styles.steps}>
      {DELIVERY_STEPS.map((step) => (
        <TrackingStep key={step.stage} step={step} at={reached[step.stage]} current={stage}>
          {step.stage === stage && stage !== OUT && <p className={boxes.soft}>{words(step)}</p>}
          {step.stage === OUT && !isEarlyOrLate && (
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

/** ISO, as its hours are. */
function beforeHours(startsAt: string): string {
  return new Date(Date.parse(startsAt) - SETS_OUT_MS).toISOString();
}
