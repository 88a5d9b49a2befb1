import { Trans } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';

import { ScreenHeader } from '#src/blocks/screen-header.tsx';
import { useIsWide } from '#src/blocks/use-is-wide.ts';
import { useMine } from '#src/blocks/use-mine.ts';
import { myProfile } from '#src/domain/account/queries.ts';
import { useLocale } from '#src/state/locale.tsx';

import { AccessCard } from './access-card.tsx';
import { LegalLinks } from './legal-links.tsx';
import { LoadedProfile } from './loaded-profile.tsx';
import { ProfileForm } from './profile-form.tsx';

/** /account/myprofile. On a phone a saved profile leads back to the account (account.md section 2, Routes). */
export function ProfileScreen() {
  const isWide = useIsWide();
  const locale = useLocale();
  const { isPending } = useMine(myProfile());
  const navigate = useNavigate();
  const goOn = (): void => {
    if (!isWide) void navigate({ to: '/$locale/account', params: { locale } });
  };
  return (
    <>
      <ScreenHeader title={<Trans>My profile</Trans>} />
      <LoadedProfile skeletonHeight="90vh">
        {(profile) => <ProfileForm profile={profile} onSaved={goOn} />}
      </LoadedProfile>
      {/* Once nothing above them comes any more that would push them down. */}
      {!isPending && (
        <>
          <AccessCard />
          <LegalLinks />
        </>
      )}
    </>
  );
}
