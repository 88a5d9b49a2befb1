import { Trans } from '@lingui/react/macro';

import type { OrderPlace } from '#contract/order-urls.ts';
import { useMine } from '#src/blocks/use-mine.ts';
import { versionOf } from '#src/domain/orders/invoice-pdf.ts';
import { orderInvoice } from '#src/domain/orders/queries.ts';
import { Notice } from '#src/ui/notice.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';

import { InvoiceButton } from './invoice-button.tsx';
import { InvoiceSheet } from './invoice-sheet.tsx';
import { OrderAnswer } from './order-answer.tsx';

import styles from './order-invoice.module.css';

interface Props {
  place: OrderPlace;
  /** Its PDF is opened from here; a wide page has that beside its title. */
  hasButton?: boolean;
}

/** What an order's invoice says, its credit notes, and its PDF (account.md section 2, Invoice view). */
export function OrderInvoice({ place, hasButton = true }: Props) {
  const query = useMine(orderInvoice(place));
  return (
    <OrderAnswer query={query} skeleton={<Skeleton height="420px" />}>
      {({ seller, heads, lines, noteLines }) => {
        const [invoice, ...notes] = heads;
        if (!invoice) {
          return (
            <Notice icon="receipt" title={<Trans>There is no invoice yet</Trans>}>
              <p>
                <Trans>It is made once your order is picked and paid.</Trans>
              </p>
            </Notice>
          );
        }
        return (
          <div className={styles.sheets}>
            {hasButton && <InvoiceButton docno={invoice.docno} version={versionOf(heads)} />}
            <InvoiceSheet head={invoice} seller={seller} lines={lines} />
            {notes.map((note) => (
              <InvoiceSheet
                key={note.number}
                head={note}
                seller={null}
                lines={noteLines.filter(({ number }) => number === note.number)}
              />
            ))}
          </div>
        );
      }}
    </OrderAnswer>
  );
}
