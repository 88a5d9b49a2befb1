import { Trans } from '@lingui/react/macro';

import { useIsOffline } from '#src/state/connectivity.ts';
import { Icon } from '#src/ui/icon.tsx';

import styles from './offline-bar.module.css';

/** Says that there is no signal, in every page's own flow, so that it hides nothing. */
export function OfflineBar() {
  const isOffline = useIsOffline();
  return (
    <div role="status" className={isOffline ? styles.bar : undefined}>
      {isOffline && (
        <>
          <Icon name="wifi-slash" size={18} />
          <Trans>No signal. You see what this device has seen before.</Trans>
        </>
      )}
    </div>
  );
}
