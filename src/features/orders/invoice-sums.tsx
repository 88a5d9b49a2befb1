import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import type { InvoiceHead } from '#contract/invoices.ts';
import { formatMoney } from '#src/lib/money.ts';
import { useLocale } from '#src/state/locale.tsx';

import styles from '#src/blocks/order-totals.module.css';

/** What an invoice, or a credit note, adds up to; what it has none of is left out. Deposit and donation are outside VAT. */
export function InvoiceSums({ head }: { head: InvoiceHead }) {
  const locale = useLocale();
  const { kind, gross, discount, delivery, deposit, donation, net, vat } = head;
  const sums: readonly [id: string, label: ReactNode, fils: number][] = [
    [
      'gross',
      <Trans key="gross" context="a sum">
        Items
      </Trans>,
      gross,
    ],
    ['discount', <Trans key="discount">Discount</Trans>, -discount],
    ['delivery', <Trans key="delivery">Delivery</Trans>, delivery],
    ['deposit', <Trans key="deposit">Returnable deposit</Trans>, deposit],
    ['donation', <Trans key="donation">Donation</Trans>, donation],
  ];
  return (
    <dl className={styles.totals}>
      {sums
        .filter(([id, , fils]) => id === 'gross' || fils !== 0)
        .map(([id, label, fils]) => (
          <div key={id} data-less={fils < 0 ? '' : undefined}>
            <dt>{label}</dt>
            <dd>
              <bdi>{formatMoney(fils, locale)}</bdi>
            </dd>
          </div>
        ))}
      <div data-total="netamount" data-strong="">
        <dt>{kind === 'invoice' ? <Trans>Total including VAT</Trans> : <Trans>Total given back</Trans>}</dt>
        <dd>
          <bdi>{formatMoney(net, locale)}</bdi>
        </dd>
      </div>
      {vat !== 0 && (
        <div data-note="">
          <dt>
            <Trans>Goods and delivery before VAT</Trans>
          </dt>
          <dd>
            <bdi>{formatMoney(net - deposit - donation - vat, locale)}</bdi>
          </dd>
        </div>
      )}
      <div data-note="">
        <dt>
          <Trans>Includes VAT 5%</Trans>
        </dt>
        <dd>
          <bdi>{formatMoney(vat, locale)}</bdi>
        </dd>
      </div>
    </dl>
  );
}
