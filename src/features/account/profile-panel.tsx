import { closePanel } from '#src/state/panels.ts';

import { LoadedProfile } from './loaded-profile.tsx';
import { ProfileForm } from './profile-form.tsx';

/** The profile beside another page; saved, it closes. */
export function ProfilePanel() {
  return <LoadedProfile>{(profile) => <ProfileForm profile={profile} onSaved={closePanel} />}</LoadedProfile>;
}
