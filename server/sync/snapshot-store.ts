/** A pull without edits, read in one snapshot: no lock, no write, no commit to wait for (security-findings M5). */
import { and, eq, sql } from 'drizzle-orm';

import type { SyncAnswer } from '#contract/sync.ts';
import type { Database } from '#server/kit/database.ts';

import { exchange, type Exchanged } from './exchange.ts';
import { PostgresStore } from './postgres-store.ts';
import { shopRules } from './shop-rules.ts';
import type { SyncClient, SyncUser } from './sync-store.ts';
import { syncClient, syncMeta, syncUser } from './table.ts';
import { isOfThisTimeline } from './timeline.ts';

/** How stale a client's `seen_at` may be: not every pull needs a write. */
const SEEN_MS = 24 * 3600 * 1000;

/**
 * Null where the pull has something to write: a client that is new, begins anew or was not seen for a day, or a new epoch. Versions are committed in
 * their order, under the shopper's lock, so a snapshot holds every row up to the version that it shows.
 */
export async function pullFromSnapshot(
  db: Database,
  userId: number,
  input: Exchanged,
  now: Date,
): Promise<SyncAnswer | null> {
  if (input.cursor === 0) return null;
  return db.snapshot(async (tx) => {
    const isKnown = await tx
      .select({ one: sql`1` })
      .from(syncClient)
      .innerJoin(syncUser, eq(syncUser.userId, syncClient.userId))
      .innerJoin(syncMeta, isOfThisTimeline)
      .where(
        and(
          eq(syncClient.userId, userId),
          eq(syncClient.clientId, input.clientId),
          sql`${syncClient.seenAt} > ${new Date(now.getTime() - SEEN_MS).toISOString()}`,
        ),
      );
    if (isKnown.length === 0) return null;
    return exchange(new SnapshotStore(tx, userId, now), shopRules(tx), input);
  });
}

class SnapshotStore extends PostgresStore {
  override async lock(): Promise<SyncUser> {
    const found = await this.look();
    if (!found) throw new Error('the shopper was erased meanwhile');
    return found;
  }

  override keepClient(_clientId: string, _client: SyncClient): Promise<void> {
    return Promise.resolve();
  }
}
