import { Trans, useLingui } from '@lingui/react/macro';

import { TextField } from '#src/ui/text-field.tsx';

import { CheckRow } from './check-row.tsx';
import { SelectRow } from './select-row.tsx';
import type { useProfileForm } from './use-profile-form.ts';

import rows from './setting-row.module.css';

/** How the shopper likes every order: what checkout begins with. */
export function OrderWishes({ form: { values, set } }: { form: ReturnType<typeof useProfileForm> }) {
  const { t } = useLingui();
  return (
    <>
      <div className={rows.rows}>
        <SelectRow
          icon="package"
          label={t`Packing`}
          name="packing"
          value={values.packing}
          options={{ bags: t`Paper bags`, boxes: t`Boxes`, reusable: t`Reusable bags that go back` }}
          onChange={set('packing')}
        />
        <SelectRow
          icon="arrows-left-right"
          label={t`When a product has run out`}
          name="alternative"
          value={values.alternative}
          options={{ call: t`Call me`, similar: t`Send something similar`, none: t`Leave it out` }}
          onChange={set('alternative')}
        />
        <CheckRow
          icon="receipt"
          title={<Trans>Print the invoice and put it in the bag</Trans>}
          name="printsInvoice"
          isChecked={values.printsInvoice}
          onChange={set('printsInvoice')}
        />
        <CheckRow
          icon="tag"
          title={<Trans>Send me offers by email</Trans>}
          note={<Trans>You can take this back at any time.</Trans>}
          name="wantsOffers"
          isChecked={values.wantsOffers}
          onChange={set('wantsOffers')}
        />
      </div>
      <TextField
        label={t`Discount code to use first`}
        hint={t`We fill it in for you at checkout.`}
        name="discountCoupon"
        dir="ltr"
        autoCapitalize="characters"
        autoComplete="off"
        maxLength={40}
        value={values.discountCoupon}
        onChange={set('discountCoupon')}
      />
    </>
  );
}
