import { Trans, useLingui } from '@lingui/react/macro';

import type { Profile } from '#contract/account.ts';
import { TextField } from '#src/ui/text-field.tsx';

import { FoldRow } from './fold-row.tsx';
import type { useProfileForm } from './use-profile-form.ts';

interface Props {
  profile: Profile;
  form: ReturnType<typeof useProfileForm>;
}

/** The name as the shop has it, and its two fields. */
export function NameFields({ profile: { firstName, lastName }, form: { values, set, errorOf } }: Props) {
  const { t } = useLingui();
  const problem = errorOf('userFirstName');
  return (
    <FoldRow
      icon="user"
      label={<Trans>Name</Trans>}
      title={<bdi>{[firstName, lastName].filter(Boolean).join(' ')}</bdi>}
      isOpen={problem !== undefined}
    >
      <TextField
        label={t`First name`}
        name="firstName"
        autoComplete="given-name"
        maxLength={80}
        error={problem}
        value={values.firstName}
        onChange={set('firstName')}
      />
      <TextField
        label={t`Last name (optional)`}
        name="lastName"
        autoComplete="family-name"
        maxLength={80}
        value={values.lastName}
        onChange={set('lastName')}
      />
    </FoldRow>
  );
}
