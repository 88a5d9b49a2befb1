import { useEffect, useEffectEvent, useRef } from 'react';

import { FailureNotice } from '#src/blocks/failure-notice.tsx';
import { isOutOfReach, type AppError } from '#src/net/app-error.ts';
import { useIsOffline } from '#src/state/connectivity.ts';

import { NeedsNetwork } from './needs-network.tsx';

interface Props {
  error: AppError;
  onRetry: () => void;
}

/** In place of a part of checkout that could not be read. Without signal it says what paying needs, and goes on by itself once there is one. */
export function CheckoutFailure({ error, onRetry }: Props) {
  const isOffline = useIsOffline();
  const wasOffline = useRef(isOffline);
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    if (wasOffline.current && !isOffline) retry();
    wasOffline.current = isOffline;
  }, [isOffline]);
  if (isOutOfReach(error, isOffline)) return <NeedsNetwork heading="h2" onRetry={onRetry} />;
  return <FailureNotice error={error} onRetry={onRetry} />;
}
