import { Trans, useLingui } from '@lingui/react/macro';

import type { Profile } from '#contract/account.ts';
import { spacedPhone } from '#contract/rules/phone.ts';
import { TextField } from '#src/ui/text-field.tsx';

import { FoldRow } from './fold-row.tsx';
import { PhoneField } from './phone-field.tsx';
import type { useProfileForm } from './use-profile-form.ts';

interface Props {
  profile: Profile;
  form: ReturnType<typeof useProfileForm>;
}

/** The second email and number, which few give: folded, with what they are; open where one of them was refused. */
export function OtherContact({ profile, form: { values, set, errorOf } }: Props) {
  const { t } = useLingui();
  const problem = errorOf('userAlternateEmail');
  const { alternateEmail, alternateMobile } = profile;
  const known = [alternateEmail, alternateMobile === '' ? '' : spacedPhone(alternateMobile)].filter(Boolean);
  return (
    <FoldRow
      icon="users"
      label={<Trans>Other ways to reach you</Trans>}
      title={known.length === 0 ? <Trans>None yet</Trans> : <bdi dir="ltr">{known.join(', ')}</bdi>}
      isOpen={problem !== undefined}
    >
      <TextField
        label={t`Other email`}
        name="alternateEmail"
        type="email"
        inputMode="email"
        dir="ltr"
        autoCapitalize="off"
        maxLength={254}
        error={problem}
        value={values.alternateEmail}
        onChange={set('alternateEmail')}
      />
      <PhoneField
        label={t`Other mobile`}
        name="alternateMobile"
        value={alternateMobile}
        onChange={set('alternateMobile')}
      />
    </FoldRow>
  );
}
