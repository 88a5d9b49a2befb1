import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { AgeNotice } from '#src/blocks/age-notice.tsx';
import { FailureNotice } from '#src/blocks/failure-notice.tsx';
import { NoSuchOrder } from '#src/blocks/no-such-order.tsx';
import { isNotFound } from '#src/net/app-error.ts';
import type { Answered } from '#src/net/read-envelope.ts';

interface Props<T> {
  query: UseQueryResult<Answered<T>>;
  /** In the shape of what comes. */
  skeleton: ReactNode;
  children: (value: T) => ReactNode;
}

/** What the shop says of orders: loading, not there, failed, or shown, with its age where it may have moved on since. */
export function OrderAnswer<T>({ query, skeleton, children }: Props<T>) {
  const { data, error, refetch } = query;
  if (data) {
    return (
      <>
        <AgeNotice asOf={data.asOf} isLate={error !== null} />
        {children(data.value)}
      </>
    );
  }
  if (!error) return skeleton;
  return isNotFound(error) ? <NoSuchOrder /> : <FailureNotice error={error} onRetry={() => void refetch()} />;
}
