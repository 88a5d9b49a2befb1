import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/** So near to the end counts as being there. */
const NEAR = '120px';

/**
 * Keeps the end in sight as messages come: for whoever is there already, and after a message of their own. Whoever reads further up stays
 * where they are. The answer marks the end.
 */
export function useEndInSight(lastId: string | undefined, isOwn: boolean): RefObject<HTMLDivElement | null> {
  const end = useRef<HTMLDivElement>(null);
  const isThere = useRef(true);
  useEffect(() => {
    const mark = end.current;
    if (mark === null) return;
    const watching = new IntersectionObserver(
      ([entry]) => {
        isThere.current = entry?.isIntersecting === true;
      },
      { rootMargin: NEAR },
    );
    watching.observe(mark);
    return () => watching.disconnect();
  }, []);
  useLayoutEffect(() => {
    if (lastId !== undefined && (isThere.current || isOwn)) end.current?.scrollIntoView({ block: 'end' });
  }, [lastId, isOwn]);
  return end;
}
