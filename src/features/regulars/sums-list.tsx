import { Plural, Trans } from '@lingui/react/macro';

import { sayDate } from '#src/blocks/spoken-dates.ts';
import { formatMoney } from '#src/lib/money.ts';
import { useLocale } from '#src/state/locale.tsx';

import type { RegularSums } from './regular-sums.ts';

import styles from './regular-form.module.css';

/** When it comes first and how often, and what that costs. */
export function SumsList({ sums: { dates, goods, deposit, total } }: { sums: RegularSums }) {
  const locale = useLocale();
  const [first] = dates;
  const last = dates.at(-1);
  return (
    <dl className={styles.sums}>
      {first !== undefined && last !== undefined && (
        <>
          <div>
            <dt>
              <Trans>First delivery</Trans>
            </dt>
            <dd>
              <bdi>{sayDate(first, locale)}</bdi>
            </dd>
          </div>
          <div>
            <dt>
              <Plural value={dates.length} one="# delivery" other="# deliveries" />
            </dt>
            <dd>
              {last !== first && (
                <Trans>
                  until <bdi>{sayDate(last, locale)}</bdi>
                </Trans>
              )}
            </dd>
          </div>
        </>
      )}
      <div>
        <dt>
          <Trans>Each delivery</Trans>
        </dt>
        <dd>
          <bdi>{formatMoney(goods, locale)}</bdi>
        </dd>
      </div>
      {deposit > 0 && (
        <div>
          <dt>
            <Trans>Deposit of each delivery</Trans>
            <small className={styles.soft}>
              <Trans>It comes back with the packaging</Trans>
            </small>
          </dt>
          <dd>
            <bdi>{formatMoney(deposit, locale)}</bdi>
          </dd>
        </div>
      )}
      <div>
        <dt>
          <Trans>Delivery</Trans>
        </dt>
        <dd>
          <Trans>Free</Trans>
        </dd>
      </div>
      {first !== undefined && (
        <div className={styles.total}>
          <dt>
            <Trans>All deliveries</Trans>
          </dt>
          <dd>
            <bdi>{formatMoney(total, locale)}</bdi>
          </dd>
        </div>
      )}
    </dl>
  );
}
