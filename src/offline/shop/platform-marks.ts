/** What the platform may do for edits that wait, where it can: keep the storage, send with no page open, wear a badge. */

import { SYNC_TAG } from './sync-tag.ts';

interface SyncManager {
  register(tag: string): Promise<void>;
}

let isAsked = false;
let worn = -1;

/** After an edit. The browser is asked to keep the storage once a visit, and to wake the worker when there is signal. */
export function afterEdit(): void {
  if (!isAsked) {
    isAsked = true;
    void navigator.storage?.persist?.().catch(() => undefined);
  }
  void navigator.serviceWorker
    ?.getRegistration()
    .then(
      (registration) => (registration as { sync?: SyncManager } | undefined)?.sync?.register(SYNC_TAG),
      () => undefined,
    )
    .catch(() => undefined);
}

/** What waits or needs attention, on the app's icon. */
export function wearBadge(count: number): void {
  if (count === worn) return;
  worn = count;
  const done = count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.();
  void done?.catch(() => undefined);
}
