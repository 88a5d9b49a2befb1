import { Trans, useLingui } from '@lingui/react/macro';

import type { Profile } from '#contract/account.ts';
import { spacedPhone } from '#contract/rules/phone.ts';
import { openPanel } from '#src/state/panels.ts';
import { Button } from '#src/ui/button.tsx';

import { LockedField } from './locked-field.tsx';

import styles from './form.module.css';

/** Email and mobile: locked once loaded (account.md section 5, Profile), with the way to fill or change them by a code. */
export function ContactFields({ profile }: { profile: Profile }) {
  const { email, isEmailProved, mobile } = profile;
  const { t } = useLingui();
  return (
    <>
      <div className={styles.contact}>
        <LockedField label={t`Email`} name="email" value={email} />
        {email !== '' && !isEmailProved && (
          <p className={styles.small}>
            <Trans>Enter the code we sent you, and you can reset your password by email too.</Trans>
          </p>
        )}
        {(email === '' || !isEmailProved) && (
          <Button look="plain" onClick={() => openPanel('email', {})}>
            {email === '' ? <Trans>Add an email</Trans> : <Trans>Confirm email</Trans>}
          </Button>
        )}
      </div>
      <LockedField
        label={t`Mobile`}
        name="mobile"
        value={mobile === null ? '' : spacedPhone(mobile)}
        action={
          mobile === null ? (
            <Button look="plain" onClick={() => openPanel('mobile', {})}>
              <Trans>Add a mobile number</Trans>
            </Button>
          ) : (
            <Button look="plain" aria-label={t`Change mobile number`} onClick={() => openPanel('mobile', {})}>
              <Trans>Change</Trans>
            </Button>
          )
        }
      />
    </>
  );
}
