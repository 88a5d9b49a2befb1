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

/** What else can be done with the order, in rows at the end; the last of them is what cannot be undone. */
export function OrderOtherActions({ order, tab, isInPanel }: Props) {
  const { t } = useLingui();
  const { others, mayCancel } = offeredActs(order);
  if (others.length === 0 && !mayCancel) return null;
  return (
    <section aria-label={t`What else you can do`}>
      <ul className={styles.rows}>
        {[...others, ...(mayCancel ? (['cancel'] as const) : [])].map((act) => (
          <li key={act} data-act={act}>
            <OrderAct {...{ act, order, tab, isInPanel }} className={styles.row} />
          </li>
        ))}
      </ul>
    </section>
  );
}
