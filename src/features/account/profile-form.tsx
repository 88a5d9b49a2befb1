import { Trans, useLingui } from '@lingui/react/macro';

import type { Profile } from '#contract/account.ts';
import { Button } from '#src/ui/button.tsx';
import { CheckField } from '#src/ui/check-field.tsx';
import { TextField } from '#src/ui/text-field.tsx';

import { ContactFields } from './contact-fields.tsx';
import { FormBox } from './form-box.tsx';
import { PhoneField } from './phone-field.tsx';
import { SelectField } from './select-field.tsx';
import { useProfileForm } from './use-profile-form.ts';

import styles from './form.module.css';

interface Props {
  profile: Profile;
  onSaved: () => void;
}

/** account.md sections 2, 3 and 5: the profile form. */
export function ProfileForm({ profile, onSaved }: Props) {
  const { t } = useLingui();
  const { values, set, errorOf, isBusy, save } = useProfileForm(profile, onSaved);
  return (
    <form className={styles.form} onSubmit={(event) => void save(event)} noValidate>
      <FormBox title={<Trans>Your details</Trans>}>
        <TextField
          label={t`First name`}
          name="firstName"
          autoComplete="given-name"
          maxLength={80}
          error={errorOf('userFirstName')}
          value={values.firstName}
          onChange={set('firstName')}
        />
        <TextField
          label={t`Last name`}
          name="lastName"
          autoComplete="family-name"
          maxLength={80}
          value={values.lastName}
          onChange={set('lastName')}
        />
        <ContactFields profile={profile} />
        <TextField
          label={t`Other email`}
          name="alternateEmail"
          type="email"
          inputMode="email"
          dir="ltr"
          autoCapitalize="off"
          maxLength={254}
          error={errorOf('userAlternateEmail')}
          value={values.alternateEmail}
          onChange={set('alternateEmail')}
        />
        <PhoneField
          label={t`Other mobile`}
          name="alternateMobile"
          value={profile.alternateMobile}
          onChange={set('alternateMobile')}
        />
      </FormBox>
      <FormBox title={<Trans>My orders</Trans>}>
        <SelectField
          label={t`Packing`}
          name="packing"
          value={values.packing}
          options={{ bags: t`Paper bags`, boxes: t`Boxes`, reusable: t`Reusable bags that go back` }}
          onChange={set('packing')}
        />
        <SelectField
          label={t`When a product has run out`}
          name="alternative"
          value={values.alternative}
          options={{ call: t`Call me first`, similar: t`Bring a similar product`, none: t`Leave it out` }}
          onChange={set('alternative')}
        />
        <TextField
          label={t`Discount code to use first`}
          name="discountCoupon"
          dir="ltr"
          autoCapitalize="characters"
          autoComplete="off"
          maxLength={40}
          value={values.discountCoupon}
          onChange={set('discountCoupon')}
        />
        <div className={styles.ticks}>
          <CheckField name="printsInvoice" isChecked={values.printsInvoice} onChange={set('printsInvoice')}>
            <Trans>Print the invoice and put it in the bag</Trans>
          </CheckField>
          <CheckField name="wantsOffers" isChecked={values.wantsOffers} onChange={set('wantsOffers')}>
            <Trans>Send me offers by email. You can take this back at any time.</Trans>
          </CheckField>
        </div>
      </FormBox>
      <div className={styles.actions}>
        <Button type="submit" aria-disabled={isBusy}>
          <Trans>Save profile</Trans>
        </Button>
      </div>
    </form>
  );
}
