import type { ReactNode } from 'react';

import { sayMoment } from '#src/blocks/spoken-dates.ts';
import { useLocale } from '#src/state/locale.tsx';
import type { IconName } from '#src/ui/icon-names.ts';
import { Icon } from '#src/ui/icon.tsx';

import boxes from './order-box.module.css';
import cards from './order-card.module.css';
import styles from './order-tracking.module.css';

interface Props {
  stage: number;
  /** Where the order is. */
  current: number;
  icon: IconName;
  name: ReactNode;
  /** ISO; null before it was reached. */
  at: string | null;
  children: ReactNode;
}

/** One step of a delivery: what happens in it, and the time at which it was reached. */
export function TrackingStep({ stage, current, icon, name, at, children }: Props) {
  const locale = useLocale();
  const isReached = stage <= current;
  return (
    <li
      className={styles.step}
      data-stage={stage}
      data-reached={isReached ? '' : undefined}
      aria-current={stage === current ? 'step' : undefined}
    >
      <span className={styles.disc}>
        <Icon name={isReached && stage !== current ? 'check' : icon} size={20} />
      </span>
      <div>
        <p className={`${cards.head} ${styles.head}`}>
          <span className={styles.name}>{name}</span>
          {isReached && at !== null && <bdi className={boxes.soft}>{sayMoment(at, locale)}</bdi>}
        </p>
        {children}
      </div>
    </li>
  );
}
