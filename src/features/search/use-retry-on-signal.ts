import { useEffect, useRef } from 'react';

import type { AppError } from '#src/net/app-error.ts';
import { useIsOffline } from '#src/state/connectivity.ts';

/** Asks again by itself when the signal comes back after a question that failed without one. */
export function useRetryOnSignal(error: AppError | null, retry: () => void): void {
  const isOffline = useIsOffline();
  const wasOffline = useRef(isOffline);
  useEffect(() => {
    const isBack = wasOffline.current && !isOffline;
    wasOffline.current = isOffline;
    if (isBack && error) retry();
  });
}
