import type { OrderDetail } from '#contract/order-detail.ts';
import type { OrderPlace, OrderTab } from '#contract/order-urls.ts';
import { useMine } from '#src/blocks/use-mine.ts';
import { orderDetail } from '#src/domain/orders/queries.ts';
import { Skeleton } from '#src/ui/skeleton.tsx';

import { DeliveryBox } from './delivery-box.tsx';
import { OrderActions } from './order-actions.tsx';
import { OrderAnswer } from './order-answer.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderOtherActions } from './order-other-actions.tsx';
import { OrderRating } from './order-rating.tsx';
import { OrderSummary } from './order-summary.tsx';

import styles from './order-content.module.css';

/** It is read again so often while it can still move; tracking, which is made for it, is quicker. */
const POLL_MS = 60_000;
/** What goes back into the wallet is there a moment after the order was cancelled. */
const REFUND_MS = 2000;

interface Props {
  place: OrderPlace;
  tab: OrderTab;
  isInPanel: boolean;
}

/** What an order's page and its panel show (account.md section 2, Order detail): where it stands, what can be done, its items, its sums. */
export function OrderContent({ place, tab, isInPanel }: Props) {
  const query = useMine({
    ...orderDetail(place),
    refetchInterval: ({ state: { data } }: { state: { data?: { value: OrderDetail } | undefined } }) =>
      data ? pollAfter(data.value) : false,
  });
  return (
    <OrderAnswer query={query} skeleton={<Skeleton height="420px" />}>
      {(order) => (
        <div className={styles.columns} data-panel={isInPanel ? '' : undefined}>
          <div className={styles.top}>
            <DeliveryBox order={order} tab={tab} isInPanel={isInPanel} />
            <OrderActions order={order} tab={tab} isInPanel={isInPanel} />
            <OrderRating order={order} />
          </div>
          <OrderLines lines={order.lines} />
          <div className={styles.side}>
            <OrderSummary order={order} />
            <OrderOtherActions order={order} tab={tab} isInPanel={isInPanel} />
          </div>
        </div>
      )}
    </OrderAnswer>
  );
}

function pollAfter({ state, refunds }: OrderDetail): number | false {
  if (refunds.some(({ way, isDone }) => way === 'WALLET' && !isDone)) return REFUND_MS;
  return state > 0 && state < 6 ? POLL_MS : false;
}
