import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

import { useLocale } from '#src/state/locale.tsx';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';

/** A search without signal that finds nothing on this device. */
export function NothingSeen({ onRetry }: { onRetry: () => void }) {
  const locale = useLocale();
  return (
    <Notice
      icon="wifi-slash"
      title={<Trans>No signal: we can only search what this device has seen</Trans>}
      said="status"
    >
      <p>
        <Trans>Try a shorter word, or search again once you’re online.</Trans>
      </p>
      <Button onClick={onRetry}>
        <Trans>Try again</Trans>
      </Button>
      <Link to="/$locale" params={{ locale }} className={buttonClass('quiet')}>
        <Trans>Go to the home page</Trans>
      </Link>
    </Notice>
  );
}
