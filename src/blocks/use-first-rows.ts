import { startTransition, useEffect, useState } from 'react';

const FIRST = 8;

/** A page that is loaded again, or come back to, is scrolled to where it was: that place must be there. */
const isFreshPage = (): boolean => {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'navigate';
};

/** Only what an app that has just been opened shows first is worth it. */
let isFirst = true;

/** What fits the screen, and the rest as soon as that is drawn: a long list is seen before all of it is made. */
export function useFirstRows<Row>(rows: readonly Row[]): readonly Row[] {
  const [isWhole, setIsWhole] = useState(() => !isFirst || !isFreshPage());
  const isThere = rows.length > 0;
  useEffect(() => {
    if (!isThere) return;
    isFirst = false;
    startTransition(() => setIsWhole(true));
  }, [isThere]);
  return isWhole ? rows : rows.slice(0, FIRST);
}
