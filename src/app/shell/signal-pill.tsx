import { Trans } from '@lingui/react/macro';

import { useAge } from '#src/blocks/use-age.ts';
import { useIsOffline } from '#src/state/connectivity.ts';
import { usePagePrices } from '#src/state/page-prices.ts';
import { Icon } from '#src/ui/icon.tsx';
import { Status } from '#src/ui/status.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';

import styles from './signal-pill.module.css';

/** That there is no signal, and how old the page's prices are. It lies over the page: what a shopper reads never moves. */
export function SignalPill() {
  const isOffline = useIsOffline();
  const age = useAge(usePagePrices());
  return (
    <Status data-passing="" className={isOffline || age !== null ? styles.pill : undefined}>
      {isOffline && (
        <>
          <Icon name="wifi-slash" size={18} />
          <span>
            <Trans>No signal.</Trans>
          </span>
          <VisuallyHidden>
            <Trans>You see what this device has seen before.</Trans>
          </VisuallyHidden>
        </>
      )}
      {age !== null && (
        <span>
          <Trans>
            Prices from <bdi>{age}</bdi>
          </Trans>
        </span>
      )}
    </Status>
  );
}
