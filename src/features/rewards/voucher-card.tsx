import { Trans } from '@lingui/react/macro';

import type { Bilingual } from '#contract/wire-types.ts';
import { formatDate } from '#src/lib/dates.ts';
import { formatMoney } from '#src/lib/money.ts';
import { useLocale } from '#src/state/locale.tsx';
import { Icon } from '#src/ui/icon.tsx';

import styles from '#src/blocks/balance-banner.module.css';

interface Voucher {
  readonly title: Bilingual;
  readonly fils: number;
  /** ISO time up to which it can be used. */
  readonly expiresAt: string;
}

/** What a voucher is worth, what it is called, and its last day. */
export function VoucherCard({ voucher: { title, fils, expiresAt } }: { voucher: Voucher }) {
  const locale = useLocale();
  return (
    <article className={styles.card}>
      <div>
        <header className={styles.head}>
          <Icon name="ticket" size={26} />
          <h2 className={styles.title}>
            <bdi>{title[locale]}</bdi>
          </h2>
        </header>
        <p className={styles.balance}>
          <bdi>{formatMoney(fils, locale)}</bdi>
        </p>
      </div>
      <p className={styles.facts}>
        <Trans>
          Until <bdi>{formatDate(expiresAt, 'date', locale)}</bdi>
        </Trans>
      </p>
    </article>
  );
}
