import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';

import { nameOf, standingOf, type DeliveryStep } from '#src/blocks/order-steps/delivery-steps.ts';
import { StepDisc } from '#src/blocks/order-steps/step-disc.tsx';
import { sayMoment } from '#src/blocks/spoken-dates.ts';
import { useLocale } from '#src/state/locale.tsx';

import boxes from './order-box.module.css';
import cards from './order-card.module.css';
import styles from './order-tracking.module.css';

interface Props {
  step: DeliveryStep;
  /** Where the order is. */
  current: number;
  /** ISO; null before it was reached. */
  at: string | null;
  children: ReactNode;
}

/** One step of a delivery: what happens in it, and the time at which it was reached. */
export function TrackingStep({ step, current, at, children }: Props) {
  const locale = useLocale();
  const { i18n } = useLingui();
  const { stage, icon } = step;
  const standing = standingOf(stage, current);
  const isNow = stage === current;
  return (
    <li className={styles.step} data-stage={stage} data-standing={standing} aria-current={isNow ? 'step' : undefined}>
      <StepDisc icon={icon} standing={standing} isAlive={standing === 'now'} />
      <div>
        <p className={`${cards.head} ${styles.head}`}>
          <span className={styles.name}>{i18n._(nameOf(step, standing))}</span>
          {stage <= current && at !== null && <bdi className={boxes.soft}>{sayMoment(at, locale)}</bdi>}
        </p>
        {children}
      </div>
    </li>
  );
}
