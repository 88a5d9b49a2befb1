import { Trans } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { FailureNotice } from '#src/blocks/failure-notice.tsx';
import { isNotFound, isOutOfReach } from '#src/net/app-error.ts';
import type { Answered } from '#src/net/read-envelope.ts';
import { useIsOffline } from '#src/state/connectivity.ts';
import { Notice } from '#src/ui/notice.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';

interface Props<T> {
  asked: Pick<UseQueryResult<Answered<T>>, 'data' | 'error' | 'refetch'>;
  children: (value: T) => ReactNode;
}

/** In a panel that acts on an order: what the shop says of it, or why that is not known. Once shown it stays, with signal or without. */
export function AskedAnswer<T>({ asked: { data, error, refetch }, children }: Props<T>) {
  const isOffline = useIsOffline();
  if (data) return children(data.value);
  if (isOffline || (error && isOutOfReach(error, isOffline))) {
    return (
      <Notice icon="wifi-slash" title={<Trans>This needs a connection</Trans>} said="status">
        <p>
          <Trans>Nothing was changed. Come back once you are online.</Trans>
        </p>
      </Notice>
    );
  }
  if (error && isNotFound(error)) return <Notice icon="receipt" title={<Trans>There is no such order</Trans>} />;
  if (error) return <FailureNotice error={error} onRetry={() => void refetch()} />;
  return <Skeleton height="240px" />;
}
