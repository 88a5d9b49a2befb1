import { Trans } from '@lingui/react/macro';

import type { StatementOrder } from '#contract/statements.ts';
import { sayDate } from '#src/blocks/spoken-dates.ts';
import { formatFigure } from '#src/lib/money-in-tables.ts';
import { useLocale } from '#src/state/locale.tsx';

import { DocumentLink } from './document-link.tsx';

import styles from './statements.module.css';

interface Props {
  orders: readonly StatementOrder[];
  /** Of the month, in fils. */
  total: number;
}

/** Date, order, amount and what the month came to with it. On a phone the date stands below the order. */
export function OrderTable({ orders, total }: Props) {
  const locale = useLocale();
  return (
    <section className={styles.box}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col" className={styles.wide}>
              <Trans>Date</Trans>
            </th>
            <th scope="col">
              <Trans>Order</Trans>
            </th>
            <th scope="col" className={styles.figure}>
              <Trans>Amount (AED)</Trans>
            </th>
            <th scope="col" className={styles.figure}>
              <Trans>Running total</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {orders.map(({ docno, at, words, fils, running }) => (
            <tr key={docno}>
              <td className={styles.wide}>
                <bdi>{sayDate(at, locale)}</bdi>
              </td>
              <th scope="row">
                <DocumentLink docno={docno} />
                <span className={styles.under}>{words[locale]}</span>
                <span className={styles.below}>
                  <bdi>{sayDate(at, locale)}</bdi>
                </span>
              </th>
              <td className={styles.figure}>
                <bdi>{formatFigure(fils, locale)}</bdi>
              </td>
              <td className={styles.figure}>
                <bdi>{formatFigure(running, locale)}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td className={styles.wide}>{'\u00a0'}</td>
            <th scope="row">
              <Trans>Total</Trans>
            </th>
            <td className={styles.figure} colSpan={2}>
              <bdi>{formatFigure(total, locale)}</bdi>
            </td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
