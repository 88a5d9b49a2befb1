import { Trans } from '@lingui/react/macro';

import type { InvoiceHead, readInvoice } from '#contract/invoices.ts';
import type { Decoded } from '#contract/wire.ts';
import { comma } from '#src/blocks/spoken-dates.ts';
import { formatDate } from '#src/lib/dates.ts';
import { useLocale } from '#src/state/locale.tsx';

import { InvoiceSums } from './invoice-sums.tsx';
import { PaidBy } from './paid-by.tsx';

import boxes from './order-box.module.css';
import styles from './order-invoice.module.css';

interface Props {
  head: InvoiceHead;
  seller: Decoded<(typeof readInvoice)['answer']>['seller'];
}

/** Seller, number, sums, payment mode and address of an invoice, or of a credit note that lowers one. */
export function InvoiceHeading({ head, seller }: Props) {
  const locale = useLocale();
  const { kind, number, docno, at, paidBy, address, why } = head;
  const order = `RSO-${docno}`;
  return (
    <section className={boxes.box} data-kind={kind} aria-labelledby={`invoice-${kind}-${number}`}>
      <h2 id={`invoice-${kind}-${number}`} className={boxes.title}>
        {kind === 'invoice' ? (
          <Trans>
            Tax invoice no. <bdi>{number}</bdi>
          </Trans>
        ) : (
          <Trans>
            Credit note no. <bdi>{number}</bdi>
          </Trans>
        )}
      </h2>
      <p className={boxes.soft}>
        <Trans>
          Order <bdi dir="ltr">{order}</bdi>
        </Trans>
        {' · '}
        <bdi>{formatDate(at, 'date', locale)}</bdi>
      </p>
      {seller && (
        <p className={boxes.soft}>
          {seller.name[locale]}
          {comma(locale)} {seller.address[locale]}
          <br />
          <Trans>
            TRN <bdi dir="ltr">{seller.trn}</bdi>
          </Trans>
        </p>
      )}
      {kind === 'credit_note' && <p>{why[locale]}</p>}
      <InvoiceSums head={head} />
      {kind === 'invoice' && (
        <dl className={styles.facts}>
          <dt>
            <Trans>Payment mode</Trans>
          </dt>
          <dd>
            <PaidBy paidBy={paidBy} />
          </dd>
          <dt>
            <Trans>Delivery address</Trans>
          </dt>
          <dd>{address[locale]}</dd>
        </dl>
      )}
    </section>
  );
}
