import { Trans } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';

import { ScreenHeader } from '#src/blocks/screen-header.tsx';
import { useIsWide } from '#src/blocks/use-is-wide.ts';
import { useLocale } from '#src/state/locale.tsx';
import { openPanel } from '#src/state/panels.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';

import { LegalLinks } from './legal-links.tsx';
import { LoadedProfile } from './loaded-profile.tsx';
import { OwnDataCard } from './own-data-card.tsx';
import { ProfileForm } from './profile-form.tsx';

import cards from './cards.module.css';

/** /account/myprofile. On a phone a saved profile leads back to the account (account.md section 2, Routes). */
export function ProfileScreen() {
  const isWide = useIsWide();
  const locale = useLocale();
  const navigate = useNavigate();
  const goOn = (): void => {
    if (!isWide) void navigate({ to: '/$locale/account', params: { locale } });
  };
  return (
    <>
      <ScreenHeader title={<Trans>My profile</Trans>} />
      <LoadedProfile>{(profile) => <ProfileForm profile={profile} onSaved={goOn} />}</LoadedProfile>
      <section className={cards.card} aria-labelledby="access">
        <h2 id="access" className={cards.title}>
          <Trans>Password and account</Trans>
        </h2>
        <div className={cards.actions}>
          <Button look="quiet" onClick={() => openPanel('changepassword', {})}>
            <Icon name="lock-key" />
            <Trans>Change password</Trans>
          </Button>
          <Button look="plain" className={cards.least} onClick={() => openPanel('deleteaccount', {})}>
            <Trans>Delete account</Trans>
          </Button>
        </div>
      </section>
      <OwnDataCard />
      <LegalLinks />
    </>
  );
}
