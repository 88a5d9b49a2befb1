import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';

import type { OrderDetail } from '#contract/order-detail.ts';
import type { OrderTab } from '#contract/order-urls.ts';
import { sayMoment } from '#src/blocks/spoken-dates.ts';
import { useLocale } from '#src/state/locale.tsx';

import { OrderLink } from './order-link.tsx';
import { OrderWhen } from './order-when.tsx';
import { RelatedOrder } from './related-order.tsx';
import { StateChip } from './state-chip.tsx';

import boxes from './order-box.module.css';
import styles from './order-content.module.css';

const CANCELLED = -1;

interface Props {
  order: OrderDetail;
  tab: OrderTab;
  isInPanel: boolean;
}

/** Where the order stands, when it comes and who brings it. */
export function DeliveryBox({ order, tab, isInPanel }: Props) {
  const locale = useLocale();
  const place = { doctype: 'RSO', docno: order.docno } as const;
  const driver = order.driver[locale];
  const box = useRef<HTMLElement>(null);
  const [seenFirst] = useState(order.state);
  useEffect(() => {
    // The button that the dialog of cancelling gives the focus back to is gone with the order.
    const isGone = order.state === CANCELLED && seenFirst !== CANCELLED;
    if (isGone && document.activeElement === document.body) box.current?.focus({ preventScroll: true });
  }, [order.state, seenFirst]);
  return (
    <section ref={box} tabIndex={-1} className={boxes.box} aria-labelledby="order-delivery">
      <h2 id="order-delivery" className={boxes.title}>
        <Trans>Delivery status</Trans>
      </h2>
      <p className={styles.related}>
        <StateChip state={order.state} />
        {order.isExpress && (
          <span className={boxes.soft}>
            <Trans>Express delivery</Trans>
          </span>
        )}
      </p>
      <OrderWhen order={order} className={boxes.when} />
      {driver !== '' && (
        <p>
          <Trans>
            Your driver: <bdi>{driver}</bdi>
          </Trans>
        </p>
      )}
      <p className={boxes.soft}>
        <Trans>
          Placed <bdi>{sayMoment(order.placedAt, locale)}</bdi>
        </Trans>
      </p>
      {order.parentDocno !== null && (
        <RelatedOrder docno={order.parentDocno} {...{ tab, isInPanel }}>
          <Trans>It comes with the order it was added to:</Trans>
        </RelatedOrder>
      )}
      {order.children.map((child) => (
        <RelatedOrder key={child.docno} docno={child.docno} state={child.state} {...{ tab, isInPanel }}>
          <Trans>Added later, and comes with it:</Trans>
        </RelatedOrder>
      ))}
      {order.state === 1 && (
        <p className={boxes.soft}>
          <Trans>You can still change it: we pick it shortly before its delivery time.</Trans>
        </p>
      )}
      {order.actions.includes('track') && (
        <OrderLink leads="tracking" {...{ place, tab, isInPanel }} className={boxes.link}>
          <Trans>See where it is</Trans>
        </OrderLink>
      )}
    </section>
  );
}
