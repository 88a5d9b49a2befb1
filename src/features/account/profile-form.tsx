import { Trans } from '@lingui/react/macro';

import type { Profile } from '#contract/account.ts';
import { Button } from '#src/ui/button.tsx';

import { ContactFields } from './contact-fields.tsx';
import { FormBox } from './form-box.tsx';
import { NameFields } from './name-fields.tsx';
import { OrderWishes } from './order-wishes.tsx';
import { OtherContact } from './other-contact.tsx';
import { useProfileForm } from './use-profile-form.ts';

import bars from '#src/ui/bottom-bar.module.css';
import saves from '#src/ui/save-bar.module.css';
import styles from './form.module.css';
import rows from './setting-row.module.css';

interface Props {
  profile: Profile;
  onSaved: () => void;
}

/** account.md sections 2, 3 and 5: the profile form. All of it is rows; what is typed opens from its own. Once something was changed, Save is in sight. */
export function ProfileForm({ profile, onSaved }: Props) {
  const form = useProfileForm(profile, onSaved);
  return (
    <form className={styles.form} onSubmit={(event) => void form.save(event)} noValidate>
      <div className={styles.boxes}>
        <FormBox title={<Trans>Your details</Trans>}>
          <div className={rows.rows}>
            <NameFields profile={profile} form={form} />
            <ContactFields profile={profile} />
            <OtherContact profile={profile} form={form} />
          </div>
        </FormBox>
        <FormBox title={<Trans>Order preferences</Trans>}>
          <OrderWishes form={form} />
        </FormBox>
      </div>
      {form.isChanged && (
        <div className={`${bars.bar} ${saves.save}`} data-own-foot="">
          <Button type="submit" aria-disabled={form.isBusy}>
            <Trans>Save profile</Trans>
          </Button>
        </div>
      )}
    </form>
  );
}
