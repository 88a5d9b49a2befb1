import type { ErrorComponentProps } from '@tanstack/react-router';
import { useRouter } from '@tanstack/react-router';

import { FailureNotice } from '#src/blocks/failure-notice.tsx';
import { isAppError, type AppError } from '#src/net/app-error.ts';
import { isOffline } from '#src/state/connectivity.ts';

/** Where a page could not be shown: what happened in words, and a way on. */
export function ErrorScreen({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const retry = (): void => {
    reset();
    void router.invalidate();
  };
  return <FailureNotice error={isAppError(error) ? error : unforeseen()} onRetry={retry} isPage />;
}

/** Without signal it is most likely a chunk of the app that this device does not have yet. */
function unforeseen(): AppError {
  return isOffline() ? { kind: 'offline' } : { kind: 'server', status: 0 };
}
