import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

import { useLocale } from '#src/state/locale.tsx';
import { buttonClass } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';

/** In place of a page of an order that is not there, or is not this shopper's. */
export function NoSuchOrder() {
  const locale = useLocale();
  return (
    <Notice icon="receipt" title={<Trans>There is no such order</Trans>} heading="h1">
      <Link to="/$locale" params={{ locale }} className={buttonClass('primary')}>
        <Trans>Go to the home page</Trans>
      </Link>
    </Notice>
  );
}
