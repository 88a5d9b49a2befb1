import { useId, type ReactNode } from 'react';

import type { IconName } from '#src/ui/icon-names.ts';
import { Icon } from '#src/ui/icon.tsx';

import styles from './checkout-block.module.css';

interface Props {
  icon: IconName;
  title: ReactNode;
  /** Beside the title: a button that changes what is below. */
  action?: ReactNode;
  children: ReactNode;
}

/** One block of checkout: its heading and what is chosen in it. */
export function CheckoutBlock({ icon, title, action, children }: Props) {
  const id = useId();
  return (
    <section className={styles.block} aria-labelledby={id}>
      <header className={styles.head}>
        <Icon name={icon} size={22} />
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {action}
      </header>
      {children}
    </section>
  );
}
