interface PageTime {
  /** When the server sent the page, on its clock; null where the browser does not say. */
  asOf: string | null;
  /** It came from the server just now, not from the device. */
  isFresh: boolean;
}

/** How old the page itself is. Of its headers a page can read only Server-Timing, so the server says the time there. */
export function pageTime(): PageTime {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const sent = Number(visit?.serverTiming?.find(({ name }) => name === 'now')?.description);
  return {
    asOf: sent > 0 ? new Date(sent).toISOString() : null,
    isFresh: visit?.workerStart === 0 && visit.type !== 'back_forward',
  };
}
