import { Trans } from '@lingui/react/macro';

import { orderPath, type OrderPlace, type OrderTab } from '#contract/order-urls.ts';
import { ScreenHeader } from '#src/blocks/screen-header.tsx';
import { useIsWide } from '#src/blocks/use-is-wide.ts';
import { useMine } from '#src/blocks/use-mine.ts';
import { versionOf } from '#src/domain/orders/invoice-pdf.ts';
import { orderInvoice } from '#src/domain/orders/queries.ts';

import { InvoiceButton } from './invoice-button.tsx';
import { OrderInvoice } from './order-invoice.tsx';

import styles from './orders.module.css';

interface Props {
  place: OrderPlace;
  tab: OrderTab;
}

/** /orderinvoice/{doctype}/{docno}/invoice: the tax invoice of an order; where there is room its PDF beside the title. */
export function InvoiceScreen({ place, tab }: Props) {
  const isWide = useIsWide();
  const heads = useMine(orderInvoice(place)).data?.value.heads ?? [];
  const beside = isWide && heads[0] && (
    <div className={styles.beside}>
      <InvoiceButton docno={heads[0].docno} version={versionOf(heads)} />
    </div>
  );
  return (
    <div className={`${styles.screen} ${styles.paper}`}>
      <ScreenHeader title={<Trans>Invoice</Trans>} back={orderPath(place, tab)} keepsBack beside={beside} />
      <OrderInvoice place={place} hasButton={!isWide} />
    </div>
  );
}
