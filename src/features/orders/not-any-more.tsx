import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { closePanel } from '#src/state/panels.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';

/** The order has moved on since the button was shown: nothing of the kind can be done with it now. */
export function NotAnyMore({ children }: { children: ReactNode }) {
  return (
    <Notice icon="info" title={children} said="status">
      <Button onClick={closePanel}>
        <Trans>OK</Trans>
      </Button>
    </Notice>
  );
}
