/** Calls back when the page is loaded and has nothing to do. Safari has no idle callback. */
export function whenIdle(work: () => void): void {
  const soon = (): void => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: 5000 });
    else setTimeout(work, 500);
  };
  if (document.readyState === 'complete') soon();
  else addEventListener('load', soon, { once: true });
}
