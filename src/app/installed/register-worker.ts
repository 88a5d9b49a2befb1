import { Workbox } from 'workbox-window';

import type { ToWorker } from '#src/net/worker-messages.ts';
import { askToUpdate, whenUpdatesMayCome } from '#src/state/installed.ts';

import { workerUrl } from './worker-url.ts';

/** An app that stays open for days asks for a new version when it is looked at again. */
const LOOK_AGAIN_MS = 30 * 60_000;

let workbox: Workbox | null = null;

/** Registers the worker and follows its versions. `onControlled` is called once a worker controls the page. */
export function registerWorker(onControlled: () => void): void {
  if (!('serviceWorker' in navigator)) return;
  reloadWithNewVersion();
  workbox = new Workbox(workerUrl(), { scope: '/', updateViaCache: 'none' });
  workbox.addEventListener('waiting', askToUpdate);
  // Not Workbox's own promise: it counts a worker that was registered before it (register-early.ts) as somebody else's.
  if (navigator.serviceWorker.controller) onControlled();
  else navigator.serviceWorker.addEventListener('controllerchange', onControlled, { once: true });
  void workbox.register().then(lookAgain, () => undefined);
}

/** The waiting version takes over; each tab then reloads by itself. */
export function takeUpdate(): void {
  workbox?.messageSkipWaiting();
}

export function tellWorker(message: ToWorker): void {
  navigator.serviceWorker.controller?.postMessage(message);
}

/** The first worker to take over changes nothing on the screen; the next ones bring another build. */
function reloadWithNewVersion(): void {
  let isControlled = navigator.serviceWorker.controller !== null;
  let isReloading = false;
  let isBroken = false;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (isControlled && !isReloading) {
      isReloading = true;
      // Another tab may have taken it while somebody pays in this one.
      if (isBroken) location.reload();
      else whenUpdatesMayCome(() => location.reload());
    }
    isControlled = true;
  });
  // A chunk of this build that nobody has any more: the next build is the way on, while somebody pays too.
  addEventListener('vite:preloadError', () => {
    isBroken = true;
    takeUpdate();
  });
}

/** Browsers look for a new version after a page load when they see fit; a shop that must replace a broken worker cannot wait. */
function lookAgain(): void {
  let lookedAt = Date.now();
  void workbox?.update().catch(() => undefined);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - lookedAt < LOOK_AGAIN_MS) return;
    lookedAt = Date.now();
    void workbox?.update().catch(() => undefined);
  });
}
