import { Trans } from '@lingui/react/macro';

import type { PastVoucher } from '#contract/past-vouchers.ts';
import { StatementLine } from '#src/blocks/statement-line.tsx';
import { formatMoney } from '#src/lib/money.ts';
import { useLocale } from '#src/state/locale.tsx';

import styles from './rewards.module.css';

/** Vouchers that can no longer be used: for which order, or since when. Nothing where there are none. */
export function PastVouchers({ vouchers }: { vouchers: readonly PastVoucher[] }) {
  const locale = useLocale();
  if (vouchers.length === 0) return null;
  return (
    <section className={styles.box}>
      <h2 className={styles.title}>
        <Trans>Used and expired</Trans>
      </h2>
      <ul>
        {vouchers.map(({ id, title, fils, state, at, order }) => (
          <StatementLine
            key={id}
            words={<bdi>{title[locale]}</bdi>}
            order={order}
            at={at}
            change={formatMoney(fils, locale)}
            isIn={false}
            left={state === 'used' ? <Trans>Used</Trans> : <Trans>Expired</Trans>}
          />
        ))}
      </ul>
    </section>
  );
}
