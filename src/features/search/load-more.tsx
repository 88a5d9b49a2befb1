import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, type ReactNode } from 'react';

import { Button } from '#src/ui/button.tsx';

import styles from './load-more.module.css';

/** How far below the screen the end of the list may be when the next page is asked for. */
const AHEAD = '1400px';

interface Props {
  label: string;
  hasMore: boolean;
  isBusy: boolean;
  hasFailed: boolean;
  onLoad: () => void;
  /** Said at the very end. */
  children: ReactNode;
}

/** The end of an endless list: it loads ahead by itself, and has a button for where that fails or is not wanted. */
export function LoadMore({ label, hasMore, isBusy, hasFailed, onLoad, children }: Props) {
  const end = useRef<HTMLDivElement>(null);
  const load = useRef(onLoad);
  useEffect(() => {
    load.current = onLoad;
  });
  const isWaiting = hasMore && !isBusy && !hasFailed;
  useEffect(() => {
    if (!isWaiting || !end.current) return undefined;
    const watcher = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) load.current();
      },
      { rootMargin: `0px 0px ${AHEAD}` },
    );
    watcher.observe(end.current);
    return () => watcher.disconnect();
  }, [isWaiting]);
  return (
    <div ref={end} className={styles.end}>
      {hasFailed && (
        <output>
          <Trans>We couldn't load more products.</Trans>
        </output>
      )}
      {hasMore ? (
        <Button look="quiet" aria-disabled={isBusy} onClick={() => !isBusy && onLoad()}>
          {hasFailed ? <Trans>Try again</Trans> : label}
        </Button>
      ) : (
        <p>{children}</p>
      )}
    </div>
  );
}
