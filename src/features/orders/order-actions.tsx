import { useLingui } from '@lingui/react/macro';

import type { OrderDetail } from '#contract/order-detail.ts';
import type { OrderTab } from '#contract/order-urls.ts';

import { offeredActs } from './offered-acts.ts';
import { OrderAct } from './order-act.tsx';

import styles from './order-actions.module.css';

interface Props {
  order: OrderDetail;
  tab: OrderTab;
  isInPanel: boolean;
}

/** What is wanted most of the order now (account.md section 4), side by side below where it stands. */
export function OrderActions({ order, tab, isInPanel }: Props) {
  const { t } = useLingui();
  return (
    <section className={styles.place} aria-label={t`What you can do`}>
      <ul className={styles.acts}>
        {offeredActs(order).atHand.map((act) => (
          <li key={act} data-act={act}>
            <OrderAct {...{ act, order, tab, isInPanel }} className={styles.act} />
          </li>
        ))}
      </ul>
    </section>
  );
}
