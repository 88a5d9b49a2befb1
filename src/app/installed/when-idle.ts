/** A busy page is not waited for any longer than this. */
const LONGEST_WAIT_MS = 1_000;

/** Calls back when the page is loaded and has nothing to do. Safari has no idle callback. */
export function whenIdle(work: () => void): void {
  const soon = (): void => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: LONGEST_WAIT_MS });
    else setTimeout(work, 500);
  };
  if (document.readyState === 'complete') soon();
  else addEventListener('load', soon, { once: true });
}
