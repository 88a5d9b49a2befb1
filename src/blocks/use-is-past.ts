import { useCallback, useSyncExternalStore } from 'react';

/** Whether a moment (ISO) is over; it turns by itself while the screen is open. Null is never over. */
export function useIsPast(moment: string | null): boolean {
  const at = moment === null ? Infinity : Date.parse(moment);
  const subscribe = useCallback(
    (onTurn: () => void) => {
      if (at === Infinity) return () => undefined;
      const timer = setTimeout(onTurn, Math.max(0, at - Date.now()));
      return () => clearTimeout(timer);
    },
    [at],
  );
  return useSyncExternalStore(
    subscribe,
    () => Date.now() >= at,
    () => false,
  );
}
