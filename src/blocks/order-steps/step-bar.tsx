import { DELIVERY_STEPS } from './delivery-steps.ts';

import styles from './step-bar.module.css';

/** How far along the five steps an order is, in one glance; words beside it say so. `current`: where it is. */
export function StepBar({ current }: { current: number }) {
  return (
    <span className={styles.bar} aria-hidden="true">
      {DELIVERY_STEPS.map(({ stage }) => (
        <span key={stage} data-reached={stage <= current ? '' : undefined} />
      ))}
    </span>
  );
}
