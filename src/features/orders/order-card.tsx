import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import type { OrderTab } from '#contract/order-urls.ts';
import { mayDo } from '#contract/rules/order-actions.ts';
import type { OrderFamily } from '#src/domain/orders/families.ts';
import { lineCountOf } from '#src/domain/orders/history.ts';
import { ON_ROUTE } from '#src/domain/orders/on-route.ts';
import { formatMoney } from '#src/lib/money.ts';
import { isOffline } from '#src/state/connectivity.ts';
import { useLocale } from '#src/state/locale.tsx';
import { openPanel } from '#src/state/panels.ts';
import { showToast } from '#src/state/toasts.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';

import { AddedOrder } from './added-order.tsx';
import { GivenStars } from './given-stars.tsx';
import { OrderAgainButton } from './order-again-button.tsx';
import { OrderBar } from './order-bar.tsx';
import { OrderLink } from './order-link.tsx';
import { OrderNumber } from './order-number.tsx';
import { OrderThumbs } from './order-thumbs.tsx';
import { OrderWhen } from './order-when.tsx';
import { RateButton } from './rate-button.tsx';
import { StateChip } from './state-chip.tsx';

import boxes from './order-box.module.css';
import styles from './order-card.module.css';

const DELIVERED = 6;

interface Props {
  family: OrderFamily;
  tab: OrderTab;
  isInPanel: boolean;
}

/** One order of the history, with what was added to it. The whole card leads to the order; one button does what is wanted of it most. */
export function OrderCard({ family: { order, children }, tab, isInPanel }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const [now] = useState(() => new Date());
  const { docno, state } = order;
  const place = { doctype: 'RSO', docno } as const;
  const standing = { ...order, isChild: false, deliveredAt: null, isRated: true };
  const isNearby = state === ON_ROUTE;
  const isOver = state === DELIVERED || state === -1;
  const add = (): void => {
    if (isOffline()) showToast(t`This needs a connection`);
    else openPanel('add_item', { order: place });
  };
  return (
    <article className={styles.card} data-docno={docno}>
      <div className={styles.words}>
        <div className={styles.head}>
          <OrderWhen order={order} className={boxes.when} />
          {state === -1 && <StateChip state={state} />}
        </div>
        <div className={styles.facts}>
          <h2 className={styles.number}>
            <OrderLink leads="detail" {...{ place, tab, isInPanel }} className={boxes.bare}>
              <OrderNumber {...order} />
              <span className={styles.whole} />
            </OrderLink>
          </h2>
          <p>
            <Plural value={lineCountOf(order)} one="# product" other="# products" />
          </p>
          {order.isExpress && (
            <p>
              <Trans>Express delivery</Trans>
            </p>
          )}
        </div>
      </div>
      <OrderThumbs images={order.images} count={lineCountOf(order)} />
      {!isOver && <OrderBar state={state} />}
      {children.map((child) => (
        <AddedOrder key={child.docno} order={child} tab={tab} isInPanel={isInPanel} />
      ))}
      <p className={styles.sum}>
        {state === -1 ? <s>{formatMoney(order.net, locale)}</s> : <bdi>{formatMoney(order.net, locale)}</bdi>}
      </p>
      <div className={styles.actions}>
        {mayDo('track', standing, now) && (
          <Button look={isNearby ? 'primary' : 'quiet'} onClick={() => openPanel('mobile_track_order', { place, tab })}>
            <Icon name="truck" size={20} />
            <Trans>Track Order</Trans>
          </Button>
        )}
        {mayDo('add_items', standing, now) && (
          <Button look="quiet" onClick={add}>
            <Icon name="plus-circle" size={20} />
            <Trans>Add items</Trans>
          </Button>
        )}
        {state === DELIVERED && order.canRate && <RateButton order={place} />}
        {order.halfStars !== null && <GivenStars stars={order.halfStars / 2} />}
        {isOver && <OrderAgainButton order={place} />}
      </div>
    </article>
  );
}
