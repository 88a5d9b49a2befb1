import { Plural, Trans } from '@lingui/react/macro';

import { sayDate } from '#src/blocks/spoken-dates.ts';
import { formatMoney } from '#src/lib/money.ts';
import { useLocale } from '#src/state/locale.tsx';

import type { RegularSums } from './regular-sums.ts';

import styles from './regular-form.module.css';

/** When it comes first and how often, and what that costs. What is an order already is one of the deliveries, and none of the sum. */
export function SumsList({ sums: { dates, ordered, goods, deposit, total } }: { sums: RegularSums }) {
  const locale = useLocale();
  const [first] = dates.length === 0 ? [] : [...ordered, ...dates];
  const last = dates.at(-1);
  const others = ordered.length === 0 ? 0 : dates.length;
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
              <Plural value={ordered.length + dates.length} one="# delivery" other="# deliveries" />
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
            {others === 0 ? (
              <Trans>All deliveries</Trans>
            ) : (
              <Plural value={others} one="The other delivery" other="The other # deliveries" />
            )}
          </dt>
          <dd>
            <bdi>{formatMoney(total, locale)}</bdi>
          </dd>
        </div>
      )}
    </dl>
  );
}
