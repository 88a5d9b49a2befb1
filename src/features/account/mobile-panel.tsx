import { closePanel } from '#src/state/panels.ts';

import { ContactForm } from './contact-form.tsx';
import { LoadedProfile } from './loaded-profile.tsx';

/** Adds or changes the mobile number, beside another page. */
export function MobilePanel() {
  return (
    <LoadedProfile>
      {(profile) => <ContactForm contact="mobile" profile={profile} onSaved={closePanel} />}
    </LoadedProfile>
  );
}
