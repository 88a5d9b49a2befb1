import { Trans } from '@lingui/react/macro';

import { useIsOffline } from '#src/state/connectivity.ts';
import { Notice } from '#src/ui/notice.tsx';

import { RowsSkeleton } from './rows-skeleton.tsx';

/** This device never heard of the shopper's lists: they come with the signal, and until then nothing is called empty. */
export function NotFetchedYet() {
  if (!useIsOffline()) return <RowsSkeleton />;
  return (
    <Notice icon="wifi-slash" title={<Trans>Your lists are not on this device yet</Trans>} said="status">
      <p>
        <Trans>They'll appear once you're online. Anything you add now is kept and merged in.</Trans>
      </p>
    </Notice>
  );
}
