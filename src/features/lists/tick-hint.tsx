import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';

import { sessionUser } from '#src/state/session.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';

import styles from './tick-hint.module.css';

/**
 * What a tick on a list is for. Said until the shopper has ticked something or has put the words away; the next page is without them, this
 * one keeps them, so that no row moves under the finger that ticks it.
 */
export function TickHint({ isAnyTicked }: { isAnyTicked: boolean }) {
  const { t } = useLingui();
  const key = `zad.ticked.${sessionUser()?.id ?? ''}`;
  const [isShown, setIsShown] = useState(() => !isAnyTicked && localStorage.getItem(key) === null);
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
    <div className={styles.hint}>
      <p>
        <Trans>Tick what you have at home; the rest goes into the cart.</Trans>
      </p>
      <Button look="plain" aria-label={t`Hide this hint`} onClick={() => setIsShown(false)}>
        <Icon name="x" size={18} />
      </Button>
    </div>
  );
}
