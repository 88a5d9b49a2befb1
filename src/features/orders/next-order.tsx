import { Trans } from '@lingui/react/macro';
import { useState } from 'react';

import { orderPath, trackingPath } from '#contract/order-urls.ts';
import { AppLink } from '#src/blocks/app-link.tsx';
import { useMine } from '#src/blocks/use-mine.ts';
import { comingNext } from '#src/domain/orders/coming-next.ts';
import { lineCountOf, orderHistory } from '#src/domain/orders/history.ts';
import { Icon } from '#src/ui/icon.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';

import { OrderThumbs } from './order-thumbs.tsx';
import { OrderWhen } from './order-when.tsx';
import { StateChip } from './state-chip.tsx';

import styles from './next-order.module.css';
import boxes from './order-box.module.css';
import cards from './order-card.module.css';

/** The account's shortcut to the orders, and the one that comes next: when, where it stands, what is in it, and the way to it. */
export function NextOrder() {
  const { data, isError } = useMine(orderHistory(false));
  const [now] = useState(() => new Date());
  const order = data && comingNext(data.value.orders, now);
  // Before it is picked there is nothing to track (account.md section 4).
  const leads = order && order.state > 1 ? trackingPath : orderPath;
  return (
    <div className={styles.place}>
      <AppLink path="/account/orderhistory" className={styles.all}>
        <Icon name="basket" size={20} />
        <span>
          <Trans>My orders</Trans>
        </span>
        <Icon name="caret-right" size={16} />
      </AppLink>
      {order ? (
        <AppLink
          path={leads({ doctype: 'RSO', docno: order.docno }, 'upcoming')}
          className={`${cards.head} ${styles.next}`}
        >
          <OrderWhen order={order} className={boxes.when} />
          <OrderThumbs images={order.images} count={lineCountOf(order)} />
          <StateChip state={order.state} />
        </AppLink>
      ) : data ? (
        <p className={styles.none}>
          <Trans>No upcoming orders</Trans>
        </p>
      ) : (
        !isError && <Skeleton height="var(--row)" />
      )}
    </div>
  );
}
