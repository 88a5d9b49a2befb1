import { Trans, useLingui } from '@lingui/react/macro';

import type { Profile } from '#contract/account.ts';
import { spacedPhone } from '#contract/rules/phone.ts';
import { openPanel } from '#src/state/panels.ts';
import { Button } from '#src/ui/button.tsx';

import { LockedField } from './locked-field.tsx';
import { SettingButton } from './setting-button.tsx';
import { UnprovedEmail } from './unproved-email.tsx';

/** Email and mobile: locked once loaded (account.md section 5, Profile), with the way to fill or change them by a code. */
export function ContactFields({ profile }: { profile: Profile }) {
  const { email, isEmailProved, mobile } = profile;
  const { t } = useLingui();
  return (
    <>
      {email === '' ? (
        <SettingButton icon="envelope-simple" title={t`Add an email`} onClick={() => openPanel('email', {})} />
      ) : (
        <LockedField
          icon="envelope-simple"
          label={t`Email`}
          name="email"
          value={email}
          note={isEmailProved ? undefined : <UnprovedEmail />}
        />
      )}
      {mobile === null ? (
        <SettingButton icon="device-mobile" title={t`Add a mobile number`} onClick={() => openPanel('mobile', {})} />
      ) : (
        <LockedField
          icon="device-mobile"
          label={t`Mobile`}
          name="mobile"
          value={spacedPhone(mobile)}
          action={
            <Button look="plain" aria-label={t`Change mobile number`} onClick={() => openPanel('mobile', {})}>
              <Trans>Change</Trans>
            </Button>
          }
        />
      )}
    </>
  );
}
