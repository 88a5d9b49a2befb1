import { Trans } from '@lingui/react/macro';

import { openPanel } from '#src/state/panels.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';

/** What would be paid is not what this device shows: first what waits has to reach the shop. */
export function WaitingEdits({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice icon="cloud-slash" title={<Trans>Changes to your cart are still waiting</Trans>} said="status">
      <p>
        <Trans>They have to reach the shop before you pay, so that you pay for what you see.</Trans>
      </p>
      <Button onClick={onRetry}>
        <Trans>Try again</Trans>
      </Button>
      <Button look="quiet" onClick={() => openPanel('sync_tray', {})}>
        <Trans>See what waits</Trans>
      </Button>
    </Notice>
  );
}
