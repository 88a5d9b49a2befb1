import { workerUrl } from './worker-url.ts';

/**
 * The very first registration: at once when the page is loaded and idle, so that a short first visit is enough to be readable
 * without signal. Versions that come later are followed by register-worker.ts, which comes in its own time.
 */
export function registerEarly(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || navigator.serviceWorker.controller) return;
  navigator.serviceWorker.register(workerUrl(), { scope: '/', updateViaCache: 'none' }).catch(() => undefined);
}
