import { Trans } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { FailureNotice } from '#src/blocks/failure-notice.tsx';
import { formatDate } from '#src/lib/dates.ts';
import type { Answered } from '#src/net/api.ts';
import { useIsOffline } from '#src/state/connectivity.ts';
import { useLocale } from '#src/state/locale.tsx';
import { Icon } from '#src/ui/icon.tsx';

import styles from './kept-answer.module.css';

interface Props<T> {
  query: UseQueryResult<Answered<T>>;
  /** In the shape of what comes. */
  skeleton: ReactNode;
  /** False where how old it is says nothing: a menu. */
  isAgeSaid?: boolean;
  /** Where it is only a part of the screen: what stands there when it can't be had. */
  instead?: ReactNode;
  children: (value: T) => ReactNode;
}

/** A read of the shopper's own on the screen: loading, failed, as it is, and without signal with how old it is. */
export function KeptAnswer<T>({ query, skeleton, isAgeSaid = true, instead, children }: Props<T>) {
  const isOffline = useIsOffline();
  const locale = useLocale();
  const { data, error, refetch } = query;
  if (!data && error) return instead ?? <FailureNotice error={error} onRetry={() => void refetch()} />;
  if (!data) return skeleton;
  return (
    <>
      {isOffline && isAgeSaid && (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <output> belongs to a form
        <p className={styles.age} role="status">
          <Icon name="wifi-slash" size={16} />
          <span>
            <Trans>
              No signal: as it was on <bdi>{formatDate(data.asOf, 'day', locale)}</bdi> at{' '}
              <bdi>{formatDate(data.asOf, 'time', locale)}</bdi>
            </Trans>
          </span>
        </p>
      )}
      {children(data.value)}
    </>
  );
}
