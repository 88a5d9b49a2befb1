import { Trans } from '@lingui/react/macro';

import { regularMessages } from '#contract/messages/regulars.ts';
import { inLanguage } from '#contract/messages/sentence.ts';
import { FailureNotice } from '#src/blocks/failure-notice.tsx';
import { isOutOfReach, type AppError } from '#src/net/app-error.ts';
import { useIsOffline } from '#src/state/connectivity.ts';
import { useLocale } from '#src/state/locale.tsx';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';

/** Why there is no form: the shop's own reason, no signal, or something that went wrong. */
export function OfferFailure({ error, onRetry }: { error: AppError; onRetry: () => void }) {
  const locale = useLocale();
  const isOffline = useIsOffline();
  if (error.kind === 'refused') {
    return <Notice icon="repeat" title={inLanguage(error.message, locale, regularMessages)} said="alert" />;
  }
  if (!isOutOfReach(error, isOffline)) return <FailureNotice error={error} onRetry={onRetry} />;
  return (
    <Notice icon="wifi-slash" title={<Trans>A regular order needs a connection</Trans>} said="status">
      <Button onClick={onRetry}>
        <Trans>Try again</Trans>
      </Button>
    </Notice>
  );
}
