import { Icon } from '#src/ui/icon.tsx';

import type { DeliveryStep, StepStanding } from './delivery-steps.ts';

import styles from './step-disc.module.css';

interface Props {
  icon: DeliveryStep['icon'];
  standing: StepStanding;
  /** What happens in it goes on while it is looked at. */
  isAlive?: boolean;
}

/** The disc of one step, wherever the five are drawn. */
export function StepDisc({ icon, standing, isAlive = false }: Props) {
  return (
    <span className={styles.disc} data-standing={standing} data-alive={isAlive ? '' : undefined}>
      <Icon name={standing === 'done' ? 'check' : icon} size={18} />
    </span>
  );
}
