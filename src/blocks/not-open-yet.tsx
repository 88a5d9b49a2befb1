import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

import { useLocale } from '#src/state/locale.tsx';
import type { LoginReason } from '#src/state/panels.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';

/** What a signed-in shopper asked for and the shop does not have yet: it says so. */
export function NotOpenYet({ reason }: { reason: LoginReason }) {
  const { t } = useLingui();
  const locale = useLocale();
  const what: Record<LoginReason, string> = {
    cart: t`The cart is not open yet`,
    favourites: t`Favourites are not open yet`,
    account: t`This part of your account is not open yet`,
    lists: t`Shopping lists are not open yet`,
    regulars: t`Regular orders are not open yet`,
    notify: t`Notifications are not open yet`,
    gift: t`Gifts are not open yet`,
    expired: t`This part of your account is not open yet`,
  };
  return (
    <Notice icon="clock" title={what[reason]}>
      <p>
        <Trans>You are signed in, and nothing was changed. We are building this part of the shop now.</Trans>
      </p>
      <Link to="/$locale/searchpage" params={{ locale }} className={buttonClass('quiet')}>
        <Trans>Keep browsing</Trans>
      </Link>
    </Notice>
  );
}
