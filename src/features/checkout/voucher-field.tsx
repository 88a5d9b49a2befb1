import { Trans, useLingui } from '@lingui/react/macro';

import type { Extras } from '#src/domain/checkout/extras.ts';
import { formatMoney } from '#src/lib/money.ts';
import { useLocale } from '#src/state/locale.tsx';
import { Field } from '#src/ui/field.tsx';

import { SavingBox } from './saving-box.tsx';

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
  const hint = t`One voucher an order. What is left of it is lost.`;
  const [only, ...others] = vouchers;
  if (only && others.length === 0 && (chosen === null || chosen === only.id)) {
    return (
      <SavingBox
        name="voucher"
        isChosen={chosen === only.id}
        onChoose={(isChosen) => onChoose(isChosen ? only.id : null)}
        hint={hint}
        error={error}
      >
        <Trans>
          Use <bdi>{only.title[locale]}</bdi>: <bdi>{formatMoney(only.fils, locale)}</bdi>
        </Trans>
      </SavingBox>
    );
  }
  return (
    <Field label={t`Voucher`} hint={hint} error={error}>
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
