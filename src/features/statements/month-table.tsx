import { Trans, useLingui } from '@lingui/react/macro';

import { monthlyStatementPath, type YearMonth } from '#contract/statement-urls.ts';
import type { StatementMonth } from '#contract/statements.ts';
import { PanelLink } from '#src/blocks/panel-link.tsx';
import { formatFigure } from '#src/lib/money-in-tables.ts';
import { useLocale } from '#src/state/locale.tsx';

import { sayMonth } from './say-month.ts';

import styles from './statements.module.css';

/** Month, savings, total, and the way to what the month was made of (remaining.md ST-1). On a phone that stands below the month. */
export function MonthTable({ months }: { months: readonly StatementMonth[] }) {
  const locale = useLocale();
  return (
    <section className={styles.box}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Month</Trans>
            </th>
            <th scope="col" className={styles.figure}>
              <Trans>Savings (AED)</Trans>
            </th>
            <th scope="col" className={`${styles.figure} ${styles.last}`}>
              <Trans>Total (AED)</Trans>
            </th>
            <th scope="col" className={`${styles.figure} ${styles.wide}`}>
              <Trans>Details</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {months.map(({ year, month, saved, total }) => (
            <tr key={`${year}-${month}`}>
              <th scope="row">
                {sayMonth({ year, month }, locale)}
                <span className={styles.below}>
                  <MonthLink asked={{ year, month }} />
                </span>
              </th>
              <td className={styles.figure}>
                <bdi>{formatFigure(saved, locale)}</bdi>
              </td>
              <td className={`${styles.figure} ${styles.last}`}>
                <bdi>{formatFigure(total, locale)}</bdi>
              </td>
              <td className={`${styles.figure} ${styles.wide}`}>
                <MonthLink asked={{ year, month }} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function MonthLink({ asked }: { asked: YearMonth }) {
  const { t } = useLingui();
  const name = sayMonth(asked, useLocale());
  return (
    <PanelLink
      path={monthlyStatementPath(asked)}
      panel="monthlystatement"
      params={{ asked }}
      className={styles.link}
      label={t`View details of ${name}`}
    >
      <Trans>View details</Trans>
    </PanelLink>
  );
}
