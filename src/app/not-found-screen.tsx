import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

import { useLocale } from '#src/state/locale.tsx';
import { buttonClass } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';

export function NotFoundScreen() {
  const locale = useLocale();
  return (
    <Notice icon="map-trifold" title={<Trans>This page is not on our shelves</Trans>} heading="h1">
      <p>
        <Trans>The address may be old, or a letter went missing on the way.</Trans>
      </p>
      <Link to="/$locale" params={{ locale }} className={buttonClass('primary')}>
        <Trans>Go to the home page</Trans>
      </Link>
    </Notice>
  );
}
