import { Trans } from '@lingui/react/macro';

import { orderPath, type OrderPlace, type OrderTab } from '#contract/order-urls.ts';
import { ScreenHeader } from '#src/blocks/screen-header.tsx';

import { OrderTracking } from './order-tracking.tsx';

import styles from './orders.module.css';

interface Props {
  place: OrderPlace;
  tab: OrderTab;
}

/** /trackmyorder/{doctype}/{docno}: where an order is. */
export function TrackingScreen({ place, tab }: Props) {
  const number = `RSO-${place.docno}`;
  const title = (
    <>
      <Trans>Track Order</Trans> <bdi dir="ltr">{number}</bdi>
    </>
  );
  return (
    <div className={styles.screen}>
      <ScreenHeader title={title} back={orderPath(place, tab)} keepsBack />
      <OrderTracking place={place} tab={tab} isInPanel={false} />
    </div>
  );
}
