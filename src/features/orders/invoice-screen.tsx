import { Trans } from '@lingui/react/macro';

import { orderPath, type OrderPlace, type OrderTab } from '#contract/order-urls.ts';
import { ScreenHeader } from '#src/blocks/screen-header.tsx';

import { OrderInvoice } from './order-invoice.tsx';

import styles from './orders.module.css';

interface Props {
  place: OrderPlace;
  tab: OrderTab;
}

/** /orderinvoice/{doctype}/{docno}/invoice: the tax invoice of an order. */
export function InvoiceScreen({ place, tab }: Props) {
  return (
    <div className={styles.screen}>
      <ScreenHeader title={<Trans>Invoice</Trans>} back={orderPath(place, tab)} keepsBack />
      <OrderInvoice place={place} />
    </div>
  );
}
