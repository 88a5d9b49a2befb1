import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

import { useLocale } from '#src/state/locale.tsx';
import { buttonClass } from '#src/ui/button.tsx';
import { later } from '#src/ui/later.tsx';

/** Every page loads this one; what else it offers comes when it is shown. */
const WaysOn = later(
  async () => (await import('./ways-on.tsx')).WaysOn,
  ({ title, home }) => (
    <>
      <h1>{title}</h1>
      {home}
    </>
  ),
);

export function NotFoundScreen() {
  const locale = useLocale();
  return (
    <WaysOn
      title={<Trans>We could not find this page</Trans>}
      home={
        <Link to="/$locale" params={{ locale }} className={buttonClass('primary')}>
          <Trans>Go to the home page</Trans>
        </Link>
      }
    />
  );
}
