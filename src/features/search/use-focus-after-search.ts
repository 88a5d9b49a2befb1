import { useEffect, useRef, type RefObject } from 'react';

/**
 * For the heading of an answer: a search that was sent by Enter leaves the focus nowhere, and from there Tab begins at the top of
 * the page. Not on the first page of a visit, and not where the shopper has put the focus meanwhile.
 */
export function useFocusAfterSearch(words: string | undefined): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const isFirstPage = document.documentElement.dataset['ready'] === undefined;
    if (words === undefined || isFirstPage || document.activeElement !== document.body) return;
    heading.current?.focus({ preventScroll: true });
  }, [words]);
  return heading;
}
