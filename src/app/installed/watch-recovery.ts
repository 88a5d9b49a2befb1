import type { QueryClient } from '@tanstack/react-query';

import { canReachStore } from '#src/net/reach.ts';
import { openShop, shopView } from '#src/offline/shop/shop-door.ts';
import { isOffline, noteReachable, watchSignal } from '#src/state/connectivity.ts';

const FIRST_TRY_MS = 2_000;
/** What was asked just before the browser found its network fails just after: the store is most likely there. */
const QUICK_TRY_MS = 300;
const JUST_BACK_MS = 5_000;
const LAST_TRY_MS = 60_000;
const PATIENCE_MS = 3_000;

/**
 * Looks for the store while it can't be reached, ever more seldom, and has the screen read again when it is back. The
 * browser says nothing when a network that carried nothing begins to carry.
 */
export function watchRecovery(queryClient: QueryClient, onRecovered: () => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tryLater = (ms: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void attempt(ms), ms);
  };
  const attempt = async (ms: number): Promise<void> => {
    if (!isOffline()) return;
    if (document.visibilityState === 'visible' && (await canReachStore())) noteReachable();
    else tryLater(Math.min(ms * 2, LAST_TRY_MS));
  };
  const onChange = (isLost: boolean): void => {
    clearTimeout(timer);
    if (isLost) tryLater(Date.now() - backAt < JUST_BACK_MS ? QUICK_TRY_MS : FIRST_TRY_MS);
    else void readAgain();
  };
  const readAgain = async (): Promise<void> => {
    await sendWhatWaits();
    void queryClient.refetchQueries({ type: 'active' });
    onRecovered();
  };
  let backAt = 0;
  addEventListener('online', () => void (backAt = Date.now()));
  watchSignal(onChange);
  if (isOffline()) tryLater(FIRST_TRY_MS);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && isOffline()) tryLater(0);
  });
}

/** The shopper's edits go first: what the screen reads again would share the link and the processor with them. */
async function sendWhatWaits(): Promise<void> {
  if (shopView().waiting.length === 0) return;
  const shop = await openShop();
  await Promise.race([shop.syncOnce(), new Promise((done) => setTimeout(done, PATIENCE_MS))]);
}
