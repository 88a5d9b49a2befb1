import { Trans } from '@lingui/react/macro';

import type { DepositMove } from '#contract/statements.ts';
import { sayDate } from '#src/blocks/spoken-dates.ts';
import { formatFigure } from '#src/lib/money-in-tables.ts';
import { useLocale } from '#src/state/locale.tsx';

import { DocumentLink } from './document-link.tsx';

import styles from './statements.module.css';

/** Date, details, quantity, amount and what quantity there was then, the newest first. On a phone the date stands below the details. */
export function DepositTable({ moves }: { moves: readonly DepositMove[] }) {
  const locale = useLocale();
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col" className={styles.wide}>
            <Trans>Date</Trans>
          </th>
          <th scope="col">
            <Trans>Details</Trans>
          </th>
          <th scope="col" className={styles.figure}>
            <Trans>Qty</Trans>
          </th>
          <th scope="col" className={styles.figure}>
            <Trans>Amount (AED)</Trans>
          </th>
          <th scope="col" className={styles.figure}>
            <Trans>Balance qty</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {moves.map(({ at, words, order, quantity, fils, running }) => (
          <tr key={`${at} ${order} ${running}`}>
            <td className={styles.wide}>
              <bdi>{sayDate(at, locale)}</bdi>
            </td>
            <th scope="row">
              {order > 0 && <DocumentLink docno={order} />}
              <span className={styles.under}>{words[locale]}</span>
              <span className={styles.below}>
                <bdi>{sayDate(at, locale)}</bdi>
              </span>
            </th>
            <td className={styles.figure}>{quantity}</td>
            <td className={styles.figure}>
              <bdi>{formatFigure(fils, locale)}</bdi>
            </td>
            <td className={styles.figure}>{running}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
