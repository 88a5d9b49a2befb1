import type { OrderDetail } from '#contract/order-detail.ts';
import type { OrderTab } from '#contract/order-urls.ts';

import { bottomActs } from './bottom-acts.ts';
import { OrderAct } from './order-act.tsx';

import styles from './order-actions.module.css';

/** On a phone: what is wanted most, under the thumb. */
export function BottomActions({ order, tab }: { order: OrderDetail; tab: OrderTab }) {
  return (
    <div className={styles.bottom}>
      {bottomActs(order.actions).map((act) => (
        <OrderAct key={act} {...{ act, order, tab }} isInPanel={false} className={styles.below} />
      ))}
    </div>
  );
}
