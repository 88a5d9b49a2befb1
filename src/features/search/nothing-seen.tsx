import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

import { useLocale } from '#src/state/locale.tsx';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';

interface Props {
  /** Words were searched for; else it is a shelf, and there is no word to shorten. */
  hasWords: boolean;
  onRetry: () => void;
}

/** A search without signal that finds nothing on this device. */
export function NothingSeen({ hasWords, onRetry }: Props) {
  const locale = useLocale();
  return (
    <Notice
      icon="wifi-slash"
      title={
        hasWords ? (
          <Trans>No signal: we can only search what this device has seen</Trans>
        ) : (
          <Trans>You have not opened this page before</Trans>
        )
      }
      said="status"
    >
      <p>
        {hasWords ? (
          <Trans>Try a shorter word.</Trans>
        ) : (
          <Trans>There is no signal, and this device has no copy of it yet.</Trans>
        )}
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
