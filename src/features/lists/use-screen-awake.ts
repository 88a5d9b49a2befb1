import { useEffect } from 'react';

/** Keeps the screen awake while this is shown, where the browser can; it lets go when the page is hidden, so it is asked again. */
export function useScreenAwake(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | null = null;
    let isGone = false;
    const ask = async (): Promise<void> => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
      // Refused on a low battery, among others: the list works all the same.
      lock = await navigator.wakeLock.request('screen').catch(() => null);
      if (isGone) await lock?.release();
    };
    const again = (): void => void ask();
    again();
    document.addEventListener('visibilitychange', again);
    return () => {
      isGone = true;
      document.removeEventListener('visibilitychange', again);
      void lock?.release();
    };
  }, []);
}
