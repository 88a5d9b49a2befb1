import { Plural, Trans } from '@lingui/react/macro';
import { useState } from 'react';

import type { OrderTab } from '#contract/order-urls.ts';
import { mayDo } from '#contract/rules/order-actions.ts';
import { sayMoment } from '#src/blocks/spoken-dates.ts';
import type { OrderFamily } from '#src/domain/orders/families.ts';
import { formatMoney } from '#src/lib/money.ts';
import { useLocale } from '#src/state/locale.tsx';
import { openPanel } from '#src/state/panels.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';

import { AddedOrder } from './added-order.tsx';
import { OrderLink } from './order-link.tsx';
import { OrderNumber } from './order-number.tsx';
import { OrderWhen } from './order-when.tsx';
import { StateChip } from './state-chip.tsx';

import styles from './order-card.module.css';

/** Pictures side by side, or one less and how many more there are. */
const THUMBS_MAX = 5;

interface Props {
  family: OrderFamily;
  tab: OrderTab;
  isInPanel: boolean;
}

/** One order of the history, with what was added to it. The whole card leads to the order. */
export function OrderCard({ family: { order, children }, tab, isInPanel }: Props) {
  const locale = useLocale();
  const [now] = useState(() => new Date());
  const place = { doctype: 'RSO', docno: order.docno } as const;
  const shown = order.images.length > THUMBS_MAX ? THUMBS_MAX - 1 : THUMBS_MAX;
  const more = order.images.length - shown;
  const standing = { ...order, isChild: false, deliveredAt: null, isRated: true };
  return (
    <article className={styles.card} data-docno={order.docno}>
      <div className={styles.head}>
        <h2 className={styles.number}>
          <OrderLink leads="detail" {...{ place, tab, isInPanel }} className={styles.whole}>
            <OrderNumber {...order} />
          </OrderLink>
        </h2>
        <StateChip state={order.state} />
      </div>
      <div>
        <OrderWhen order={order} className={styles.when} />
        {order.isExpress && (
          <p className={styles.placed}>
            <Trans>Express delivery</Trans>
          </p>
        )}
      </div>
      <div className={styles.thumbs}>
        {order.images.slice(0, shown).map((image, at) => (
          // Pictures have no name of their own, and their order does not change.
          <img key={`${image} ${at}`} src={image} alt="" width={52} height={52} loading="lazy" decoding="async" />
        ))}
        {more > 0 && (
          <span className={styles.more}>
            <bdi dir="ltr" aria-hidden="true">{`+${more}`}</bdi>
            <VisuallyHidden>
              <Plural value={more} one="# more" other="# more" />
            </VisuallyHidden>
          </span>
        )}
      </div>
      {children.map((child) => (
        <AddedOrder key={child.docno} order={child} tab={tab} isInPanel={isInPanel} />
      ))}
      <div className={styles.foot}>
        <p className={styles.placed}>
          <Trans>
            Placed <bdi>{sayMoment(order.placedAt, locale)}</bdi>
          </Trans>
        </p>
        <bdi className={styles.total}>{formatMoney(order.net, locale)}</bdi>
      </div>
      {mayDo('track', standing, now) && (
        <Button look="quiet" className={styles.action} onClick={() => openPanel('mobile_track_order', { place, tab })}>
          <Icon name="truck" size={20} />
          <Trans>Track Order</Trans>
        </Button>
      )}
      {order.state === 6 && order.canRate && (
        <Button look="quiet" className={styles.action} onClick={() => openPanel('rating', { order: place })}>
          <Icon name="star" size={20} />
          <Trans>Rate the delivery</Trans>
        </Button>
      )}
    </article>
  );
}
