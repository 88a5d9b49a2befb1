import { useLingui } from '@lingui/react/macro';

import type { Bilingual } from '#contract/wire-types.ts';
import { formatDate } from '#src/lib/dates.ts';
import { formatMoney } from '#src/lib/money.ts';
import { useLocale } from '#src/state/locale.tsx';

interface Voucher {
  readonly title: Bilingual;
  readonly fils: number;
  /** ISO */
  readonly expiresAt: string;
}

/** "AED 20 from Zad: AED 20.00, until 26 May 2027". */
export function useVoucherWords(): (voucher: Voucher) => string {
  const { t } = useLingui();
  const locale = useLocale();
  return ({ title, fils, expiresAt }) => {
    const [worth, end] = [formatMoney(fils, locale), formatDate(expiresAt, 'date', locale)];
    return t`${title[locale]}: ${worth}, until ${end}`;
  };
}
