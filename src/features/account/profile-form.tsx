import { Trans, useLingui } from '@lingui/react/macro';

import type { Profile } from '#contract/account.ts';
import { Button } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/text-field.tsx';

import { ContactFields } from './contact-fields.tsx';
import { FormBox } from './form-box.tsx';
import { OrderWishes } from './order-wishes.tsx';
import { OtherContact } from './other-contact.tsx';
import { useProfileForm } from './use-profile-form.ts';

import bars from '#src/ui/save-bar.module.css';
import styles from './form.module.css';
import rows from './setting-row.module.css';

interface Props {
  profile: Profile;
  onSaved: () => void;
}

/** account.md sections 2, 3 and 5: the profile form. What is typed has a box, what is chosen or stays is a row; once something was changed, Save is in sight. */
export function ProfileForm({ profile, onSaved }: Props) {
  const { t } = useLingui();
  const form = useProfileForm(profile, onSaved);
  const { values, set, errorOf } = form;
  return (
    <form className={styles.form} onSubmit={(event) => void form.save(event)} noValidate>
      <div className={styles.boxes}>
        <FormBox title={<Trans>Your details</Trans>}>
          <div className={styles.names}>
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
          </div>
          <div className={rows.rows}>
            <ContactFields profile={profile} />
            <OtherContact profile={profile} form={form} />
          </div>
        </FormBox>
        <FormBox title={<Trans>Order preferences</Trans>}>
          <OrderWishes form={form} />
        </FormBox>
      </div>
      {form.isChanged && (
        <div className={bars.save} data-own-foot="">
          <Button type="submit" aria-disabled={form.isBusy}>
            <Trans>Save profile</Trans>
          </Button>
        </div>
      )}
    </form>
  );
}
