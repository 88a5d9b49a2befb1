import type { ParsedLocation } from '@tanstack/react-router';

let isFirstPage = true;

/**
 * Whether the router may scroll a page that it has just drawn: to its top, or to where it was left. Not the first one of a visit where
 * the shopper has scrolled before the app came: the router never heard of it, and would throw them back to the top.
 */
export function mayScroll({ location }: { location: ParsedLocation }): boolean {
  const isFirst = isFirstPage;
  isFirstPage = false;
  if (!isFirst || scrollY === 0 || location.hash !== '' || !isNewVisit()) return true;
  // So that the router hears of it now, and Back leads to this place.
  document.dispatchEvent(new Event('scroll'));
  return false;
}

/** Not loaded again, nor come back to: the router then knows the place. */
function isNewVisit(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit?.type === 'navigate';
}
