import { useLingui } from '@lingui/react/macro';

import type { Extras } from '#src/domain/checkout/extras.ts';
import { formatMoney } from '#src/lib/money.ts';
import { useLocale } from '#src/state/locale.tsx';
import { Field } from '#src/ui/field.tsx';

interface Props {
  vouchers: Extras['vouchers'];
  chosen: number | null;
  onChoose: (id: number | null) => void;
  error: string | undefined;
}

/** One voucher an order; what it leaves lapses, and that is said before (remaining.md C28). */
export function VoucherField({ vouchers, chosen, onChoose, error }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  return (
    <Field label={t`Voucher`} hint={t`One voucher an order. What is left of it is lost.`} error={error}>
      {(described) => (
        <select
          {...described}
          name="voucher"
          value={chosen ?? ''}
          onChange={(event) => onChoose(event.target.value === '' ? null : Number(event.target.value))}
        >
          <option value="">{t`No Voucher`}</option>
          {vouchers.map((voucher) => (
            <option key={voucher.id} value={voucher.id}>
              {`${voucher.title[locale]}: ${formatMoney(voucher.fils, locale)}`}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
