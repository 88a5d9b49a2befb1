import { closePanel } from '#src/state/panels.ts';

import { ContactForm } from './contact-form.tsx';
import { LoadedProfile } from './loaded-profile.tsx';

/** Confirms the email of the account, or adds one, beside another page. */
export function EmailPanel() {
  return (
    <LoadedProfile>{(profile) => <ContactForm contact="email" profile={profile} onSaved={closePanel} />}</LoadedProfile>
  );
}
