import { Trans, useLingui } from '@lingui/react/macro';

import type { Profile } from '#contract/account.ts';
import { spacedPhone } from '#contract/rules/phone.ts';
import { openPanel } from '#src/state/panels.ts';

import { LockedField } from './locked-field.tsx';
import { SettingButton } from './setting-button.tsx';
import { UnprovedEmail } from './unproved-email.tsx';

/** Email and mobile: locked once loaded (account.md section 5, Profile); a number is filled in and changed by a code, in a panel of its own. */
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
        <SettingButton
          icon="device-mobile"
          label={<Trans>Mobile</Trans>}
          title={<bdi dir="ltr">{spacedPhone(mobile)}</bdi>}
          onClick={() => openPanel('mobile', {})}
        />
      )}
    </>
  );
}
