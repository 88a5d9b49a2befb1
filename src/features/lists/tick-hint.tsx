import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';

import { sessionUser } from '#src/state/session.ts';

import styles from './tick-hint.module.css';

/**
 * What a tick on a list is for. Said until the shopper has ticked something; the next page is without it, this one keeps it, so that no row
 * moves under the finger that ticks it.
 */
export function TickHint({ isAnyTicked }: { isAnyTicked: boolean }) {
  const key = `zad.ticked.${sessionUser()?.id ?? ''}`;
  const [isShown] = useState(() => !isAnyTicked && localStorage.getItem(key) === null);
  const isDone = isAnyTicked || !isShown;
  useEffect(() => {
    if (!isDone) return;
    try {
      localStorage.setItem(key, '1');
    } catch {
      // No room: it is said once more.
    }
  }, [isDone, key]);
  if (!isShown) return null;
  return (
    <p className={styles.hint}>
      <Trans>Tick what you have.</Trans>
    </p>
  );
}
