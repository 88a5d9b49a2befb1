import { Trans } from '@lingui/react/macro';

import type { InvoiceHead, InvoiceLine, readInvoice } from '#contract/invoices.ts';
import type { Decoded } from '#contract/wire.ts';
import { PaidBy } from '#src/blocks/paid-by.tsx';
import { comma } from '#src/blocks/spoken-dates.ts';
import { Wordmark } from '#src/blocks/wordmark.tsx';
import { formatDate } from '#src/lib/dates.ts';
import { useLocale } from '#src/state/locale.tsx';

import { InvoiceSums } from './invoice-sums.tsx';
import { InvoiceTable } from './invoice-table.tsx';

import boxes from './order-box.module.css';
import cards from './order-card.module.css';
import styles from './order-invoice.module.css';

interface Props {
  head: InvoiceHead;
  seller: Decoded<(typeof readInvoice)['answer']>['seller'];
  lines: readonly InvoiceLine[];
}

/** An invoice, or a credit note that lowers one, as its paper has it: number and seller, items, what they come to, payment mode and address. */
export function InvoiceSheet({ head, seller, lines }: Props) {
  const locale = useLocale();
  const { kind, number, docno, at, deliveredAt, paidBy, billedTo, address, why } = head;
  const order = `RSO-${docno}`;
  return (
    <section className={styles.sheet} data-kind={kind} aria-labelledby={`invoice-${kind}-${number}`}>
      <div className={cards.head}>
        {seller && (
          <div className={styles.seller}>
            <Wordmark />
            <p className={boxes.soft}>
              {seller.name[locale]}
              {comma(locale)} {seller.address[locale]}
              <br />
              <Trans>
                TRN <bdi dir="ltr">{seller.trn}</bdi>
              </Trans>
            </p>
          </div>
        )}
        <div className={styles.title}>
          <h2 id={`invoice-${kind}-${number}`}>
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
            <Trans>
              Issued <bdi>{formatDate(at, 'date', locale)}</bdi>
            </Trans>
            {deliveredAt !== null && (
              <>
                {' · '}
                <span className={boxes.whole}>
                  <Trans>
                    Delivered <bdi>{formatDate(deliveredAt, 'date', locale)}</bdi>
                  </Trans>
                </span>
              </>
            )}
          </p>
        </div>
      </div>
      {kind === 'credit_note' && <p>{why[locale]}</p>}
      <InvoiceTable lines={lines} />
      <div className={styles.end}>
        <InvoiceSums head={head} />
      </div>
      {kind === 'invoice' && (
        <dl className={styles.facts}>
          {billedTo !== '' && (
            <div>
              <dt>
                <Trans>Billed to</Trans>
              </dt>
              <dd>
                <bdi>{billedTo}</bdi>
              </dd>
            </div>
          )}
          <div>
            <dt>
              <Trans>Payment mode</Trans>
            </dt>
            <dd>
              <PaidBy paidBy={paidBy} />
            </dd>
          </div>
          <div>
            <dt>
              <Trans>Delivery address</Trans>
            </dt>
            <dd>{address[locale]}</dd>
          </div>
        </dl>
      )}
    </section>
  );
}
