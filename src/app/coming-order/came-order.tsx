import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';

import { orderPath } from '#contract/order-urls.ts';
import { AppLink } from '#src/blocks/app-link.tsx';
import { momentWithin } from '#src/blocks/moment-within.ts';
import { useMine } from '#src/blocks/use-mine.ts';
import { justCame, keptUntil } from '#src/domain/orders/coming-next.ts';
import { orderHistory } from '#src/domain/orders/history.ts';
import { useLocale } from '#src/state/locale.tsx';
import { openPanel } from '#src/state/panels.ts';
import { Icon } from '#src/ui/icon.tsx';

import { keepOrderPlace } from './keep-order-place.ts';

import boxes from '#src/features/orders/order-box.module.css';
import cards from '#src/features/orders/order-card.module.css';
import styles from './coming-order.module.css';

interface Props {
  now: Date;
  /** No other order is waited for: the place on the page is kept for this one. */
  isAlone: boolean;
}

/** An order that was waited for, once it is there: when it came, and how it was is asked. */
export function CameOrder({ now, isAlone }: Props) {
  const locale = useLocale();
  const { data } = useMine(orderHistory(true));
  const order = data ? justCame(data.value.orders, now) : null;
  const until = order && keptUntil(order);
  const isKnown = data !== undefined;
  useEffect(() => {
    if (isKnown && isAlone) keepOrderPlace(until);
  }, [isKnown, isAlone, until]);
  if (!order) return null;
  const ref = { doctype: 'RSO', docno: order.docno } as const;
  return (
    <AppLink
      path={orderPath(ref, 'past')}
      onTap={() => openPanel('rating', { order: ref })}
      className={`${boxes.box} ${styles.line}`}
    >
      <Icon name="check-circle" />
      <span className={`${cards.head} ${styles.words}`}>
        <span className={styles.what}>
          <Trans>
            Your order was delivered{' '}
            <strong>
              <bdi>{momentWithin(order.deliveredAt, locale)}</bdi>
            </strong>
          </Trans>
        </span>
        <Trans>How was it?</Trans>
      </span>
      <Icon name="caret-right" size={16} />
    </AppLink>
  );
}
