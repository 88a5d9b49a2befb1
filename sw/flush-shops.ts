/** What the worker does when the browser wakes it with signal: sends what waits on this device, with no page open. */
import type { SyncInput } from '#contract/sync.ts';
import { postSync, type SyncOutcome } from '#src/net/post-sync.ts';
import { shopDatabases, withDatabase } from '#src/offline/shop-databases.ts';
import { flushLoop, type FlushEnd } from '#src/offline/shop/flush-loop.ts';
import { IdbStore } from '#src/offline/shop/idb-store.ts';
import { syncLock, tabChannel } from '#src/offline/shop/tabs.ts';

import { pause } from './pause.ts';

/** The browser wakes the worker again only after minutes: a shorter wait than this is waited here. */
const SHORT_MS = 5_000;
const TRIES = 4;

/** Rejects where the browser should wake the worker again later. */
export async function flushShops(): Promise<void> {
  const ends: PromiseSettledResult<unknown>[] = [];
  for (const { name, userId } of await shopDatabases()) {
    // One after the other, and each whatever became of the one before.
    ends.push(...(await Promise.allSettled([withDatabase(name, 'outbox', (database) => flushShop(database, userId))])));
  }
  const failed = ends.find((end) => end.status === 'rejected');
  if (failed) throw failed.reason;
}

async function flushShop(database: IDBDatabase, userId: number): Promise<void> {
  const store = new IdbStore(() => Promise.resolve(database));
  const held = new AbortController();
  const tabs = tabChannel(userId, () => {
    const isOffline = store.read(async (tx) => (await tx.meta())?.isOffline ?? true);
    void isOffline.then((isOn) => (isOn ? held.abort() : undefined)).catch(() => held.abort());
  });
  const end = await syncLock(userId, async (): Promise<FlushEnd> => {
    // Asked within the lock: the shopper may have switched to working offline while the worker waited for it.
    const isWaiting = await store.read(async (tx) => (await tx.meta()) !== null && (await tx.outbox(1)).length > 0);
    if (!isWaiting) return { kind: 'done' };
    const post = (input: SyncInput) => postPatiently(input, held.signal);
    return flushLoop({ store, userId, post, isHeld: () => held.signal.aborted });
  });
  tabs.tell();
  tabs.close();
  if (end.kind === 'later' || end.kind === 'stuck') throw new Error(`The edits of a shopper wait: ${end.kind}`);
}

/** The server answers one exchange of a shopper at a time, and names the moment when another device's will be done. */
async function postPatiently(input: SyncInput, signal: AbortSignal): Promise<SyncOutcome> {
  for (let tries = 1; ; tries += 1) {
    const outcome = await postSync(input, signal);
    const waitMs = outcome.kind === 'later' ? outcome.retryAfterMs : 0;
    if (waitMs === 0 || waitMs > SHORT_MS || tries === TRIES || signal.aborted) return outcome;
    await pause(waitMs);
  }
}
