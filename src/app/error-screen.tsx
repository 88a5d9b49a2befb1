import type { ErrorComponentProps } from '@tanstack/react-router';
import { useRouter } from '@tanstack/react-router';

import { FailureNotice } from '#src/blocks/failure-notice.tsx';
import { isAppError } from '#src/net/app-error.ts';

/** Where a page could not be shown: what happened in words, and a way on. */
export function ErrorScreen({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const retry = (): void => {
    reset();
    void router.invalidate();
  };
  return <FailureNotice error={isAppError(error) ? error : { kind: 'server', status: 0 }} onRetry={retry} isPage />;
}
