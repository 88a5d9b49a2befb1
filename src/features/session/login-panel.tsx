import { Trans, useLingui } from '@lingui/react/macro';

import { closePanel, type LoginReason, type PanelParams } from '#src/state/panels.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';

/** Where signing in will be. Until it is, the panel says so, and what works without it. */
export function LoginPanel({ reason }: PanelParams['login']) {
  const { t } = useLingui();
  const wanted: Record<LoginReason, string> = {
    cart: t`The cart needs an account.`,
    favourites: t`Favourites need an account.`,
    account: t`This page needs an account.`,
    lists: t`Shopping lists need an account.`,
    regulars: t`Regular orders need an account.`,
    notify: t`To be notified you need an account.`,
    gift: t`Sending gifts needs an account.`,
  };
  return (
    <Notice icon="user" title={wanted[reason]}>
      <p>
        <Trans>
          Signing in is not open yet. You can browse and search the whole shop, and read it again without signal.
        </Trans>
      </p>
      <Button onClick={closePanel}>
        <Trans>Keep browsing</Trans>
      </Button>
    </Notice>
  );
}
