import type { AnyRouter } from '@tanstack/react-router';

/**
 * Between two pages the browser scrolls by itself, because what is drawn while the next one loads is shorter. The router, which is still at the
 * address of the page before, would note that as its place, and Back would lead there: it hears of no scroll until the next page is on.
 */
export function hearOwnScrolls(router: AnyRouter): void {
  const hear = (event: Event): void => {
    if (event.target === document && router.state.status === 'pending') event.stopPropagation();
  };
  addEventListener('scroll', hear, true);
}
