import { Trans } from '@lingui/react/macro';
import { useDeferredValue, useRef } from 'react';

import { useAge } from '#src/blocks/use-age.ts';
import { useShop } from '#src/offline/shop/shop-door.ts';
import { useIsOffline } from '#src/state/connectivity.ts';
import { usePagePrices } from '#src/state/page-prices.ts';
import { useSessionUser } from '#src/state/session.ts';
import { Icon } from '#src/ui/icon.tsx';
import { Status } from '#src/ui/status.tsx';

import { TrayLink } from './tray-link.tsx';
import { useChangesLeft } from './use-changes-left.ts';
import { useGlide } from './use-glide.ts';
import { useTellHeight } from './use-tell-height.ts';

import styles from './signal-bar.module.css';

/**
 * The header's last line: what works without signal, and what of the shopper's changes is not saved. Silence means saved. It is a part of the header, so it lies over
 * nothing; what is below glides aside when it comes and goes. Only the signal is read out: a count that changes with each tap is not.
 */
export function SignalBar() {
  // What a new region holds from its first moment is not read out: it comes into it a moment later.
  const isReady = useDeferredValue(true, false);
  const hasNoSignal = useIsOffline();
  const isOffline = isReady && hasNoSignal;
  const isHeldBack = useShop((view) => view.isWorkingOffline);
  const isGuest = useSessionUser() === null;
  const left = useChangesLeft(isOffline || isHeldBack);
  const age = useAge(usePagePrices());
  const saysAge = isReady && age !== null;
  const bar = useRef<HTMLDivElement>(null);
  useGlide(bar);
  useTellHeight(bar);
  const isQuiet = !isOffline && !isHeldBack && left === null;
  const hasTray = left !== null || (!isQuiet && !isGuest);
  return (
    <div ref={bar} className={isQuiet && !saysAge ? undefined : styles.bar} data-passing="" data-left={left?.kind}>
      {!isQuiet && (
        <Icon
          name={left?.kind === 'refused' ? 'warning-circle' : isOffline ? 'wifi-slash' : 'device-mobile'}
          size={18}
        />
      )}
      <div className={styles.words}>
        <Status className={styles.part}>
          {isOffline ? (
            isGuest ? (
              <Trans>No signal. You can look at what you have seen before.</Trans>
            ) : (
              <Trans>No signal. You can go on shopping.</Trans>
            )
          ) : (
            isHeldBack && <Trans>You’re working offline.</Trans>
          )}
        </Status>
        {hasTray && <TrayLink left={left} />}
        {saysAge && (
          <span className={styles.age}>
            <Trans>
              Prices from <bdi>{age}</bdi>
            </Trans>
          </span>
        )}
      </div>
      {hasTray && <Icon name="caret-right" size={14} />}
    </div>
  );
}
