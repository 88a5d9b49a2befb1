import { historyPath, type OrderPlace, type OrderTab } from '#contract/order-urls.ts';
import { ScreenHeader } from '#src/blocks/screen-header.tsx';

import { OrderContent } from './order-content.tsx';
import { OrderNumber } from './order-number.tsx';

import styles from './orders.module.css';

interface Props {
  place: OrderPlace;
  tab: OrderTab;
}

/** /orderinvoice/{doctype}/{docno}/order: one order, and what can be done with it. */
export function DetailScreen({ place, tab }: Props) {
  return (
    <div className={styles.screen}>
      <ScreenHeader title={<OrderNumber doctype="RSO" docno={place.docno} />} back={historyPath(tab)} keepsBack />
      <OrderContent place={place} tab={tab} isInPanel={false} />
    </div>
  );
}
