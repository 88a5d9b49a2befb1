import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import type { StatementItem } from '#contract/statements.ts';
import { formatFigure } from '#src/lib/money-in-tables.ts';
import { useLocale } from '#src/state/locale.tsx';

import styles from './statements.module.css';

interface Props {
  items: readonly StatementItem[];
  /** Of the month's orders, in fils: what they came to, and what code, voucher and points had taken off. */
  total: number;
  saved: number;
}

/**
 * Item, size, quantity and amount, and below them how that comes to the month's total: items are what products cost, orders have fees,
 * deposits and donations besides, and were lowered. On a phone the size stands below the item.
 */
export function ItemTable({ items, total, saved }: Props) {
  const locale = useLocale();
  const goods = items.reduce((sum, { fils }) => sum + fils, 0);
  const rest = total + saved - goods;
  return (
    <section className={styles.box}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Item</Trans>
            </th>
            <th scope="col" className={styles.wide}>
              <Trans>Size</Trans>
            </th>
            <th scope="col" className={styles.figure}>
              <Trans>Qty</Trans>
            </th>
            <th scope="col" className={styles.figure}>
              <Trans>Amount (AED)</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map(({ name, units, quantity, fils }, at) => (
            // Two products may be called alike and have one size: nothing else of them is known here.
            <tr key={`${name.en} ${units.en} ${at}`}>
              <th scope="row">
                {name[locale]}
                <span className={styles.below}>
                  <bdi>{units[locale]}</bdi>
                </span>
              </th>
              <td className={styles.wide}>
                <bdi>{units[locale]}</bdi>
              </td>
              <td className={styles.figure}>{quantity}</td>
              <td className={styles.figure}>
                <bdi>{formatFigure(fils, locale)}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {total !== goods && (
            <Sum fils={goods}>
              <Trans>Total of the items</Trans>
            </Sum>
          )}
          {rest !== 0 && (
            <Sum fils={rest}>
              <Trans>Fees, deposits and donations</Trans>
            </Sum>
          )}
          {saved > 0 && (
            <Sum fils={-saved}>
              <Trans>Codes, vouchers and points</Trans>
            </Sum>
          )}
          <Sum fils={total} isLast>
            <Trans>Total</Trans>
          </Sum>
        </tfoot>
      </table>
    </section>
  );
}

function Sum({ fils, isLast = false, children }: { fils: number; isLast?: boolean; children: ReactNode }) {
  const locale = useLocale();
  return (
    <tr data-last={isLast ? '' : undefined}>
      <th scope="row">{children}</th>
      <td className={styles.wide}>{'\u00a0'}</td>
      <td className={styles.figure} colSpan={2}>
        <bdi>{formatFigure(fils, locale).replace('-', '−')}</bdi>
      </td>
    </tr>
  );
}
