import { useId, type ReactNode } from 'react';

import type { IconName } from '#src/ui/icon-names.ts';
import { Icon } from '#src/ui/icon.tsx';

import styles from './balance-banner.module.css';

interface Props {
  icon: IconName;
  title: ReactNode;
  /** What there is, as it is written. */
  amount: string;
  /** By which tests find the amount. */
  testId?: string;
  /** In small letters beside it. */
  children: ReactNode;
}

/** What somebody has, large, with what is to be known of it: the wallet's money, points, a voucher. */
export function BalanceBanner({ icon, title, amount, testId, children }: Props) {
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={id}>
      <div>
        <header className={styles.head}>
          <Icon name={icon} size={26} />
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
        </header>
        <p className={styles.balance}>
          <bdi data-testid={testId}>{amount}</bdi>
        </p>
      </div>
      {children}
    </section>
  );
}
