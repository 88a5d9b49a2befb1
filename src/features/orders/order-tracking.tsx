import { Trans } from '@lingui/react/macro';

import type { OrderPlace, OrderTab } from '#contract/order-urls.ts';
import { useMine } from '#src/blocks/use-mine.ts';
import { movingTracking } from '#src/domain/orders/moving-tracking.ts';
import { useLocale } from '#src/state/locale.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';

import { BuyAgain } from './buy-again.tsx';
import { OrderAnswer } from './order-answer.tsx';
import { OrderLink } from './order-link.tsx';
import { OrderNumber } from './order-number.tsx';
import { TrackingEnd } from './tracking-end.tsx';
import { TrackingSteps } from './tracking-steps.tsx';

import boxes from './order-box.module.css';
import styles from './order-tracking.module.css';

interface Props {
  place: OrderPlace;
  tab: OrderTab;
  /** Panels `trackordermobile` and `mobile_track_order`. */
  isInPanel?: boolean;
}

/** Where an order is. It moves by itself while it is open and seen. */
export function OrderTracking({ place, tab, isInPanel = true }: Props) {
  const locale = useLocale();
  const query = useMine(movingTracking(place));
  return (
    <OrderAnswer query={query} skeleton={<Skeleton height="420px" />}>
      {(tracking) => (
        <div className={styles.columns} data-panel={isInPanel ? '' : undefined}>
          <section className={boxes.box}>
            <h2 className={boxes.title}>
              <OrderLink leads="detail" {...{ place, tab, isInPanel }} className={boxes.link}>
                <OrderNumber doctype="RSO" docno={tracking.docno} />
              </OrderLink>
            </h2>
            <TrackingEnd tracking={tracking} />
            {tracking.stage !== -1 && <TrackingSteps tracking={tracking} />}
            {tracking.driver[locale] !== '' && (
              <p>
                <Trans>
                  Your driver: <bdi>{tracking.driver[locale]}</bdi>
                </Trans>
              </p>
            )}
            <p className={boxes.address}>
              <span className={boxes.soft}>
                <Trans>Delivery address</Trans>
              </span>
              {'\n'}
              {tracking.address[locale]}
            </p>
          </section>
          <BuyAgain items={tracking.items} />
        </div>
      )}
    </OrderAnswer>
  );
}
