import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { unsavedChanges } from '#src/domain/session/unsaved-changes.ts';
import type { SignOutReach } from '#src/state/session.ts';
import { Button } from '#src/ui/button.tsx';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';
import { Icon } from '#src/ui/icon.tsx';

import { LoseChanges } from './lose-changes.tsx';
import { useLogOut } from './use-log-out.ts';

/** Signs out here, or on every device after a question; asks first where changes would be lost. */
export function LogOutButton() {
  const { t } = useLingui();
  const logOut = useLogOut();
  const [isEverywhereAsked, setIsEverywhereAsked] = useState(false);
  /** What a sign-out would lose, once it is known; null while nothing is asked. */
  const [lost, setLost] = useState<{ count: number; reach: SignOutReach } | null>(null);
  const [isTrying, setIsTrying] = useState(false);
  /** Sends what waits first, 3 s at the most. */
  const tryToLeave = async (reach: SignOutReach): Promise<void> => {
    if (isTrying) return;
    setIsTrying(true);
    const count = await unsavedChanges();
    setIsTrying(false);
    if (count === 0) logOut(reach);
    else setLost({ count, reach });
  };
  return (
    <>
      <Button look="quiet" aria-busy={isTrying} onClick={() => void tryToLeave('here')}>
        <Icon name="sign-out" />
        <Trans>Log out</Trans>
      </Button>
      <Button look="quiet" aria-busy={isTrying} onClick={() => setIsEverywhereAsked(true)}>
        <Icon name="sign-out" />
        <Trans>Sign out everywhere</Trans>
      </Button>
      {isEverywhereAsked && (
        <ConfirmDialog
          title={t`Sign out on every device?`}
          no={t`Stay`}
          yes={t`Sign out on every device`}
          onAnswer={(isYes) => {
            setIsEverywhereAsked(false);
            if (isYes) void tryToLeave('everywhere');
          }}
        >
          <Trans>Every phone and computer that uses your account, this one too, has to sign in again.</Trans>
        </ConfirmDialog>
      )}
      {lost !== null && (
        <LoseChanges
          count={lost.count}
          onAnswer={(isYes) => {
            setLost(null);
            if (isYes) logOut(lost.reach);
          }}
        />
      )}
    </>
  );
}
