import { useLingui } from '@lingui/react/macro';

import { useMine } from '#src/blocks/use-mine.ts';
import { extras } from '#src/domain/checkout/queries.ts';
import { formatDate } from '#src/lib/dates.ts';
import { formatMoney } from '#src/lib/money.ts';
import { useLocale } from '#src/state/locale.tsx';

/** The vouchers that checkout offers; nothing where there are none, and while it is not known. */
export function KnownVouchers() {
  const { t } = useLingui();
  const locale = useLocale();
  const vouchers = useMine(extras()).data?.value.vouchers ?? [];
  if (vouchers.length === 0) return null;
  return (
    <ul>
      {vouchers.map(({ id, title, fils, expiresAt }) => {
        const [worth, end] = [formatMoney(fils, locale), formatDate(expiresAt, 'date', locale)];
        return <li key={id}>{t`${title[locale]}: ${worth}, until ${end}`}</li>;
      })}
    </ul>
  );
}
