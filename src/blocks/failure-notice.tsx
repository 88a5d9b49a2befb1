import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

import { isNotFound, isOutOfReach, type AppError } from '#src/net/app-error.ts';
import { useIsOffline } from '#src/state/connectivity.ts';
import { useLocale } from '#src/state/locale.tsx';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';

interface Props {
  error: AppError;
  onRetry: () => void;
  /** It stands in place of a whole page, not inside one. */
  isPage?: boolean;
  /** What is said of it here, where the specification has words of its own for it. */
  words?: string | undefined;
}

/** What went wrong in the shopper's words, and a way on: the one place where an error value becomes a screen. */
export function FailureNotice({ error, onRetry, isPage = false, words }: Props) {
  const locale = useLocale();
  const { t } = useLingui();
  const heading = isPage ? 'h1' : 'h2';
  const isOffline = useIsOffline();
  if (isOutOfReach(error, isOffline)) {
    return (
      <Notice
        icon="wifi-slash"
        title={<Trans>You have not opened this page before</Trans>}
        said="status"
        heading={heading}
      >
        <p>
          <Trans>There is no signal, and this device has no copy of it yet.</Trans>
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
  if (isNotFound(error)) {
    return (
      <Notice icon="basket" title={<Trans>We do not sell this any more</Trans>} heading={heading}>
        <Link to="/$locale/searchpage" params={{ locale }} className={buttonClass('primary')}>
          <Trans>See everything we have</Trans>
        </Link>
      </Notice>
    );
  }
  return (
    <Notice
      icon="warning-circle"
      title={<Trans>Something went wrong on our side</Trans>}
      said="alert"
      heading={heading}
    >
      <p>{words ?? (error.kind === 'refused' ? error.message : t`Please try again in a moment.`)}</p>
      <Button onClick={onRetry}>
        <Trans>Try again</Trans>
      </Button>
    </Notice>
  );
}
