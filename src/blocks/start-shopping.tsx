import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

import { useLocale } from '#src/state/locale.tsx';
import { buttonClass } from '#src/ui/button.tsx';

/** The way on where nothing was bought, or there is nothing to return: home (remaining.md ST-2). */
export function StartShopping() {
  const locale = useLocale();
  return (
    <Link to="/$locale" params={{ locale }} className={buttonClass('primary')}>
      <Trans>Start shopping</Trans>
    </Link>
  );
}
