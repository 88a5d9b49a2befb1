import { Trans, useLingui } from '@lingui/react/macro';

import type { WalletMonth } from '#contract/wallet.ts';
import { formatDate } from '#src/lib/dates.ts';
import { formatFigure } from '#src/lib/money-in-tables.ts';
import { useLocale } from '#src/state/locale.tsx';

import { MonthBars } from './month-bars.tsx';

import styles from './wallet-months.module.css';
import boxes from './wallet.module.css';

/** The balance over six months: a picture for those who would rather look, and its figures for those who read or listen. The table begins with the first month the wallet was used in. Of this month alone nothing is shown: the statement says it all, and one bar tells of no change. */
export function WalletMonths({ months }: { months: readonly WalletMonth[] }) {
  const { t } = useLingui();
  const locale = useLocale();
  const first = months.findIndex(({ balance, cameIn, wentOut }) => balance !== 0 || cameIn !== 0 || wentOut !== 0);
  if (first === -1 || first === months.length - 1) return null;
  const named = months.map((one) => ({ ...one, name: formatDate(`${one.month}-15T08:00:00Z`, 'month', locale) }));
  return (
    <section className={boxes.box} aria-labelledby="wallet-months">
      <h2 id="wallet-months" className={boxes.title}>
        <Trans>Your balance over six months</Trans>
      </h2>
      <MonthBars months={named} />
      <div className={styles.scroll}>
        <table className={styles.table}>
          <caption>
            <Trans>Amounts in AED</Trans>
          </caption>
          <thead>
            <tr>
              <th scope="col">
                <Trans>Month</Trans>
              </th>
              <th scope="col">
                <Trans>In</Trans>
              </th>
              <th scope="col">
                <Trans>Out</Trans>
              </th>
              <th scope="col">
                <Trans>Balance</Trans>
              </th>
            </tr>
          </thead>
          <tbody>
            {named
              .slice(first)
              .toReversed()
              .map(({ month, name, cameIn, wentOut, balance }) => (
                <tr key={month}>
                  <th scope="row">{name}</th>
                  <td data-label={t`In`}>
                    <bdi>{formatFigure(cameIn, locale)}</bdi>
                  </td>
                  <td data-label={t`Out`}>
                    <bdi>{formatFigure(wentOut, locale)}</bdi>
                  </td>
                  <td data-label={t`Balance`}>
                    <bdi>{formatFigure(balance, locale)}</bdi>
                  </td>
                </tr>
              ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
