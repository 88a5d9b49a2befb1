import { Trans } from '@lingui/react/macro';

import type { Bilingual } from '#contract/wire-types.ts';
import { BalanceBanner } from '#src/blocks/balance-banner.tsx';
import { formatDate } from '#src/lib/dates.ts';
import { formatMoney } from '#src/lib/money.ts';
import { useLocale } from '#src/state/locale.tsx';

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
    <BalanceBanner icon="ticket" title={<bdi>{title[locale]}</bdi>} amount={formatMoney(fils, locale)}>
      <p className={styles.facts}>
        <Trans>
          Until <bdi>{formatDate(expiresAt, 'date', locale)}</bdi>
        </Trans>
      </p>
    </BalanceBanner>
  );
}
