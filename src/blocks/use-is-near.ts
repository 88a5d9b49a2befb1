import { useEffect, useState, type RefObject } from 'react';

/** A screen's height ahead: there before a thumb can bring it into sight. */
const AHEAD = '800px 0px';

/** Whether an element has come near the part of the page that is seen; once near, always. */
export function useIsNear(element: RefObject<Element | null>, isNearAtFirst: boolean): boolean {
  const [isNear, setIsNear] = useState(isNearAtFirst);
  useEffect(() => {
    const watched = element.current;
    if (isNear || !watched) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setIsNear(true);
      },
      { rootMargin: AHEAD },
    );
    observer.observe(watched);
    return () => observer.disconnect();
  }, [element, isNear]);
  return isNear;
}
