import { Trans } from '@lingui/react/macro';

import { ScreenHeader } from '#src/blocks/screen-header.tsx';

import { DeleteAccount } from './delete-account.tsx';

export function DeleteAccountScreen() {
  return (
    <>
      <ScreenHeader title={<Trans>Delete account</Trans>} />
      <DeleteAccount />
    </>
  );
}
