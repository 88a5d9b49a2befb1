import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import type { AppError } from '#src/net/app-error.ts';
import type { Answered } from '#src/net/read-envelope.ts';

import { AgeNotice } from './age-notice.tsx';
import { FailureNotice } from './failure-notice.tsx';

interface Props<T> {
  query: UseQueryResult<Answered<T>>;
  /** In the shape of what comes. */
  skeleton: ReactNode;
  /** False where how old it is says nothing: a menu. */
  isAgeSaid?: boolean;
  /** Where it is only a part of the screen: what stands there when it can't be had. */
  instead?: ReactNode;
  /** What is said where it can't be had though there is a signal, in place of the usual words. */
  sayFailure?: (error: AppError) => string;
  children: (value: T) => ReactNode;
}

/** An answer of the shopper's own on the screen: loading, failed, or shown with its age. */
export function AnswerWithAge<T>({ query, skeleton, isAgeSaid = true, instead, sayFailure, children }: Props<T>) {
  const { data, error, refetch } = query;
  if (!data && error)
    return instead === undefined ? (
      <FailureNotice error={error} onRetry={() => void refetch()} words={sayFailure?.(error)} />
    ) : (
      instead
    );
  if (!data) return skeleton;
  return (
    <>
      {isAgeSaid && <AgeNotice asOf={data.asOf} />}
      {children(data.value)}
    </>
  );
}
