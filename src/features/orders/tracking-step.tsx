import type { ReactNode } from 'react';

import { formatDelivered } from '#src/lib/dates.ts';
import { useLocale } from '#src/state/locale.tsx';
import type { IconName } from '#src/ui/icon-names.ts';
import { Icon } from '#src/ui/icon.tsx';

import { MadeAt } from './made-at.tsx';

import boxes from './order-box.module.css';
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

/** One step of a delivery, with the time at which it was reached. */
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
        <p className={styles.name}>{name}</p>
        {isReached && at !== null && (
          <p className={boxes.soft}>{stage === 1 ? <MadeAt at={at} /> : <bdi>{formatDelivered(at, locale)}</bdi>}</p>
        )}
        {children && <p className={boxes.soft}>{children}</p>}
      </div>
    </li>
  );
}
