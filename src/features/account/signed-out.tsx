import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

import { useLocale } from '#src/state/locale.tsx';
import { buttonClass } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';

/** In place of what was the shopper's, while the way home is taken. */
export function SignedOut() {
  const locale = useLocale();
  return (
    <Notice icon="sign-out" title={<Trans>You are signed out</Trans>}>
      <Link to="/$locale" params={{ locale }} className={buttonClass('quiet')}>
        <Trans>Go to the home page</Trans>
      </Link>
    </Notice>
  );
}
