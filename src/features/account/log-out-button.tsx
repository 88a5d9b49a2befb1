import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';

import { signOut } from '#src/domain/session/sign-out.ts';
import { useLocale } from '#src/state/locale.tsx';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';

/** Clears the session and returns home (account.md section 2), without signal too. */
export function LogOutButton() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const locale = useLocale();
  const logOut = (): void => {
    void signOut(client);
    void navigate({ to: '/$locale', params: { locale } });
  };
  return (
    <Button look="quiet" onClick={logOut}>
      <Icon name="sign-out" />
      <Trans>Log out</Trans>
    </Button>
  );
}
