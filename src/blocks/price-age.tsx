import { Trans } from '@lingui/react/macro';
import { useEffect, useState, useSyncExternalStore } from 'react';

import { formatDate } from '#src/lib/dates.ts';
import { useIsOffline } from '#src/state/connectivity.ts';
import { useLocale } from '#src/state/locale.tsx';
import { Icon } from '#src/ui/icon.tsx';

import styles from './price-age.module.css';

/** Prices older than this say their age even with a signal. */
const SAID_AFTER_MS = 10 * 60_000;
/** With a signal, newer ones are on their way when a kept page opens: this long nothing is said. */
const RENEWED_WITHIN_MS = 4_000;
const DAY_MS = 24 * 3_600_000;

interface Props {
  /** ISO time at which the server gave the prices. */
  asOf: string;
}

/** How old the prices on the screen are ("prices from 10:42"): always without signal, and when they are old. */
export function PriceAge({ asOf }: Props) {
  const isOffline = useIsOffline();
  const locale = useLocale();
  const age = useSyncExternalStore(
    subscribeNever,
    () => Math.floor((Date.now() - Date.parse(asOf)) / 60_000) * 60_000,
    () => 0,
  );
  const [isPatient, setIsPatient] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setIsPatient(false), RENEWED_WITHIN_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!isOffline && (isPatient || age < SAID_AFTER_MS)) return null;
  return (
    <p className={styles.age} role="status">
      <Icon name="clock" size={16} />
      <span>
        <Trans>
          Prices from <bdi>{age >= DAY_MS ? formatDate(asOf, 'date', locale) : formatDate(asOf, 'time', locale)}</bdi>
        </Trans>
      </span>
    </p>
  );
}

function subscribeNever(): () => void {
  return () => undefined;
}
