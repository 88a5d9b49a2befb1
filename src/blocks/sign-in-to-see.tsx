import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import { signOut } from '#src/domain/session/sign-out.ts';
import { deviceUser, useUnsentChanges } from '#src/state/session.ts';
import { requestSignIn } from '#src/state/sign-in-request.ts';
import { Button } from '#src/ui/button.tsx';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';
import { Notice } from '#src/ui/notice.tsx';

function signIn(): void {
  void requestSignIn('expired', deviceUser()?.id ?? null);
}

/**
 * In place of what is the shopper's own while the device is locked (docs/decisions, a locked device): asks them to sign in, or to remove
 * their data from the device. `asksAtOnce`: the sign-in panel opens by itself.
 */
export function SignInToSee({ asksAtOnce = false }: { asksAtOnce?: boolean }) {
  const { t } = useLingui();
  const client = useQueryClient();
  const unsent = useUnsentChanges() ?? 0;
  const [isAsked, setIsAsked] = useState(false);
  useEffect(() => {
    if (asksAtOnce) signIn();
  }, [asksAtOnce]);
  return (
    <Notice icon="lock-key" title={<Trans>You have been signed out</Trans>}>
      <p>
        <Trans>Your account, cart and lists are kept on this device. Sign in to see them.</Trans>
      </p>
      <Button onClick={signIn}>
        {unsent === 0 ? (
          <Trans>Sign in</Trans>
        ) : (
          <Plural value={unsent} one="Sign in to save # change" other="Sign in to save # changes" />
        )}
      </Button>
      <Button look="quiet" onClick={() => setIsAsked(true)}>
        <Trans>Remove them from this device</Trans>
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={t`Remove your data from this device?`}
          no={t`Keep it`}
          yes={t`Remove`}
          isDangerous
          onAnswer={(isYes) => {
            setIsAsked(false);
            if (isYes) void signOut(client);
          }}
        >
          {unsent === 0
            ? t`What the shop has saved is there again when you sign in.`
            : t`${plural(unsent, {
                one: '# change has not reached the shop and is lost.',
                other: '# changes have not reached the shop and are lost.',
              })}`}
        </ConfirmDialog>
      )}
    </Notice>
  );
}
