import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import type { OrderTab } from '#contract/order-urls.ts';
import { useMine } from '#src/blocks/use-mine.ts';
import { familiesOf, type OrderFamily } from '#src/domain/orders/families.ts';
import { offersMore, orderHistory } from '#src/domain/orders/history.ts';
import { keepOrders, nextToCome } from '#src/domain/orders/keep-coming.ts';

import { BoughtBefore } from './bought-before.tsx';
import { MoreOrders } from './more-orders.tsx';
import { NoOrders } from './no-orders.tsx';
import { OrderAnswer } from './order-answer.tsx';
import { OrderCard } from './order-card.tsx';
import { OrderSkeleton } from './order-skeleton.tsx';

import cards from './order-card.module.css';
import styles from './orders.module.css';

const DELIVERED = 6;

/** What is on its way before what waits to be picked, of one state as the shop has them; of what is over the last that came first. */
const nearerFirst = (one: OrderFamily, other: OrderFamily): number =>
  isComing(one) && isComing(other) ? other.order.state - one.order.state : endOf(other).localeCompare(endOf(one));
/** ISO; '' where it is not over. */
const endOf = ({ order: { deliveredAt, cancelledAt } }: OrderFamily): string => deliveredAt ?? cancelledAt ?? '';
const isComing = ({ order: { state } }: OrderFamily): boolean => state > 0 && state < DELIVERED;

/** The orders of one tab, as far as they were seen. */
export function HistoryTab({ tab, isInPanel }: { tab: OrderTab; isInPanel: boolean }) {
  const client = useQueryClient();
  const isPast = tab === 'past';
  const query = useMine(orderHistory(isPast));
  const isFresh = query.isSuccess && !query.isFetching;
  const coming = isPast || !isFresh ? undefined : query.data?.value.orders;
  useEffect(() => {
    if (coming) void keepOrders(client, nextToCome(coming));
  }, [client, coming]);
  return (
    <OrderAnswer query={query} skeleton={<OrderSkeleton />}>
      {(history) =>
        history.orders.length === 0 ? (
          <NoOrders tab={tab} />
        ) : (
          <>
            <ul className={styles.cards}>
              {familiesOf(history.orders)
                .toSorted(nearerFirst)
                .map((family) => (
                  <li key={family.order.docno} className={cards.place}>
                    <OrderCard {...{ family, tab, isInPanel }} />
                  </li>
                ))}
            </ul>
            {offersMore(isPast, history) && <MoreOrders isPast={isPast} />}
            <BoughtBefore />
          </>
        )
      }
    </OrderAnswer>
  );
}
