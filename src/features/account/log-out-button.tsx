import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { Button } from '#src/ui/button.tsx';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';
import { Icon } from '#src/ui/icon.tsx';

import { useLogOut } from './use-log-out.ts';

/** Clears the session and returns home (account.md section 2), without signal too; asks first where edits would be lost. */
export function LogOutButton() {
  const { t } = useLingui();
  const { leave, tryToLeave } = useLogOut();
  /** How many changes would be lost; null while nothing is asked. */
  const [lost, setLost] = useState<number | null>(null);
  const [isTrying, setIsTrying] = useState(false);
  const logOut = async (): Promise<void> => {
    if (isTrying) return;
    setIsTrying(true);
    const left = await tryToLeave();
    setIsTrying(false);
    setLost(left === 0 ? null : left);
  };
  const count = lost ?? 0;
  return (
    <>
      <Button look="quiet" aria-busy={isTrying} onClick={() => void logOut()}>
        <Icon name="sign-out" />
        <Trans>Log out</Trans>
      </Button>
      {lost !== null && (
        <ConfirmDialog
          title={t`Some changes are only on this device`}
          no={t`Stay`}
          yes={t`${plural(count, { one: 'Sign out and lose # change', other: 'Sign out and lose # changes' })}`}
          isDangerous
          onAnswer={(isYes) => {
            setLost(null);
            if (isYes) leave();
          }}
        >
          <Plural
            value={count}
            one="# change has not reached the shop. If you sign out now, it is lost."
            other="# changes have not reached the shop. If you sign out now, they are lost."
          />
        </ConfirmDialog>
      )}
    </>
  );
}
