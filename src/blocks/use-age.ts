import { useEffect, useState, useSyncExternalStore } from 'react';

import { formatDate } from '#src/lib/dates.ts';
import { useIsOffline } from '#src/state/connectivity.ts';
import { useLocale } from '#src/state/locale.tsx';

import { sayClock } from './spoken-dates.ts';

/** Older answers say their age even with a signal. */
const SAID_AFTER_MS = 10 * 60_000;
/** With a signal, newer ones are on their way when a kept page opens: this long nothing is said. */
const RENEWED_WITHIN_MS = 4_000;
const DAY_MS = 24 * 3_600_000;

/** The time (or, after a day, the date) of what the server gave at `asOf`; null where its age need not be said. `isLate`: a newer one was asked for, and did not come. */
export function useAge(asOf: string | null, isLate = false): string | null {
  const isOffline = useIsOffline();
  const locale = useLocale();
  const age = useSyncExternalStore(
    subscribeNever,
    () => (asOf === null ? 0 : Math.floor((Date.now() - Date.parse(asOf)) / 60_000) * 60_000),
    () => 0,
  );
  const [isPatient, setIsPatient] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setIsPatient(false), RENEWED_WITHIN_MS);
    return () => clearTimeout(timer);
  }, []);
  if (asOf === null || (!isOffline && !isLate && (isPatient || age < SAID_AFTER_MS))) return null;
  return age >= DAY_MS ? formatDate(asOf, 'date', locale) : sayClock(asOf, locale);
}

function subscribeNever(): () => void {
  return () => undefined;
}
