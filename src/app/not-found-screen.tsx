import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

import { useLocale } from '#src/state/locale.tsx';
import { buttonClass } from '#src/ui/button.tsx';
import { later } from '#src/ui/later.tsx';
import { Notice } from '#src/ui/notice.tsx';

/** Every page loads this one; what else it offers comes when it is shown. */
const WaysOn = later(
  async () => (await import('./ways-on.tsx')).WaysOn,
  ({ home }) => home,
);

export function NotFoundScreen() {
  const locale = useLocale();
  return (
    <Notice icon="map-trifold" title={<Trans>This page is not on our shelves</Trans>} heading="h1">
      <WaysOn
        home={
          <Link to="/$locale" params={{ locale }} className={buttonClass('primary')}>
            <Trans>Go to the home page</Trans>
          </Link>
        }
      />
    </Notice>
  );
}
