import { useDeviceUser } from '#src/state/session.ts';

import { DeleteAccountForm } from './delete-account-form.tsx';
import { LoadedProfile } from './loaded-profile.tsx';
import { SignedOut } from './signed-out.tsx';

/** The form in a page or in a panel. */
export function DeleteAccount() {
  if (useDeviceUser() === null) return <SignedOut />;
  return <LoadedProfile>{(profile) => <DeleteAccountForm profile={profile} />}</LoadedProfile>;
}
