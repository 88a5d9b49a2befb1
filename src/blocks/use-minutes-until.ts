import { useCallback, useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;

/** Whole minutes, rounded up, until a moment (ISO), counting down while the screen is open; 0 and less once it is over, null where there is none. */
export function useMinutesUntil(moment: string | null): number | null {
  const at = moment === null ? null : Date.parse(moment);
  const subscribe = useCallback(
    (onTurn: () => void) => {
      if (at === null) return () => undefined;
      const timer = setInterval(onTurn, MINUTE_MS / 12);
      return () => clearInterval(timer);
    },
    [at],
  );
  return useSyncExternalStore(
    subscribe,
    () => (at === null ? null : Math.ceil((at - Date.now()) / MINUTE_MS)),
    () => null,
  );
}
