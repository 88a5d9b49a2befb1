import type { OrderDetail } from '#contract/order-detail.ts';
import type { OrderTab } from '#contract/order-urls.ts';
import { buttonClass } from '#src/ui/button.tsx';

import { OrderAct } from './order-act.tsx';

import styles from './order-actions.module.css';

interface Props {
  order: Pick<OrderDetail, 'docno'>;
  tab: OrderTab;
  isInPanel: boolean;
}

/** What cannot be undone: apart from all else, and quiet. */
export function CancelAct(props: Props) {
  return <OrderAct act="cancel" {...props} className={buttonClass('plain', styles.cancel)} />;
}
