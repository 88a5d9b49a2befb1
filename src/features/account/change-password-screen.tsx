import { Trans } from '@lingui/react/macro';

import { ScreenHeader } from '#src/blocks/screen-header.tsx';

import { ChangePassword } from './change-password.tsx';

export function ChangePasswordScreen() {
  return (
    <>
      <ScreenHeader title={<Trans>Change password</Trans>} />
      <ChangePassword />
    </>
  );
}
