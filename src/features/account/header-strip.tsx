import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { MoneyLine } from './money-line.tsx';
import { TierCard } from './tier-card.tsx';

import styles from './header-strip.module.css';

interface Props {
  /** The shortcut to the orders, with the next of them: of another room. */
  orders: ReactNode;
}

/** account.md section 2, Account header strip: who is here, and the four shortcuts, each with what one would look for behind it. */
export function HeaderStrip({ orders }: Props) {
  const { t } = useLingui();
  return (
    <section className={styles.strip} aria-label={t`Your account`}>
      <TierCard />
      <nav aria-label={t`Shortcuts`} className={styles.ways}>
        <ul className={styles.shortcuts}>
          <li className={styles.orders}>{orders}</li>
          <MoneyLine />
        </ul>
      </nav>
    </section>
  );
}
