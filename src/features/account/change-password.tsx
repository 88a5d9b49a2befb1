import { Trans } from '@lingui/react/macro';

import { accountMessages } from '#contract/messages/account.ts';
import { say } from '#contract/messages/sentence.ts';
import { useLocale } from '#src/state/locale.tsx';
import { openPanel } from '#src/state/panels.ts';
import { useDeviceUser } from '#src/state/session.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';

import { ChangePasswordForm } from './change-password-form.tsx';
import { LoadedProfile } from './loaded-profile.tsx';
import { SignedOut } from './signed-out.tsx';

/** The form in a page or in a panel. An account that a social provider opens has no password to change: it is led to set one. */
export function ChangePassword() {
  const locale = useLocale();
  // Once the password is changed nobody is signed in any more.
  if (useDeviceUser() === null) return <SignedOut />;
  return (
    <LoadedProfile skeletonHeight="300px">
      {({ hasPassword }) =>
        hasPassword ? (
          <ChangePasswordForm />
        ) : (
          <Notice icon="lock-key" title={say(accountMessages.passwordNone, locale)}>
            <Button onClick={() => openPanel('forgotpassword', { reason: 'account' })}>
              <Trans>Set a password</Trans>
            </Button>
          </Notice>
        )
      }
    </LoadedProfile>
  );
}
