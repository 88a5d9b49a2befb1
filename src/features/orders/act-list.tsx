import type { OrderDetail } from '#contract/order-detail.ts';
import type { OrderTab } from '#contract/order-urls.ts';
import { buttonClass } from '#src/ui/button.tsx';

import type { OfferedAct } from './offered-acts.ts';
import { OrderAct } from './order-act.tsx';

import styles from '#src/blocks/act-tiles.module.css';

interface Props {
  acts: readonly OfferedAct[];
  /** The one that stands out. */
  lead: OfferedAct | undefined;
  order: Pick<OrderDetail, 'docno'> & Partial<Pick<OrderDetail, 'state'>>;
  tab: OrderTab;
  isInPanel: boolean;
}

/** What can be done with an order: one of them leads, the others stand side by side, as many in a line as their words leave room for. */
export function ActList({ acts, lead, ...of }: Props) {
  return (
    <div className={styles.place}>
      <ul className={styles.acts}>
        {acts.map((act) => (
          <li key={act} data-act={act} data-lead={act === lead ? '' : undefined}>
            <OrderAct {...of} act={act} className={act === lead ? buttonClass() : styles.act} />
          </li>
        ))}
      </ul>
    </div>
  );
}
