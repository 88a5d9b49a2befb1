import { eq, sql } from 'drizzle-orm';

import { PostgresStore } from '#server/sync/postgres-store.ts';
import type { SyncUser } from '#server/sync/sync-store.ts';
import { syncMeta, syncUser } from '#server/sync/table.ts';

/** The mistake of an exchange that reads the shopper's row without locking it, where there is one. */
export class UnlockedStore extends PostgresStore {
  override async lock(): Promise<SyncUser> {
    const { version, floor } = syncUser;
    const [found] = await this.tx
      .select({ epoch: syncMeta.epoch, version, floor })
      .from(syncUser)
      .innerJoin(syncMeta, sql`true`)
      .where(eq(syncUser.userId, this.userId));
    return found ?? super.lock();
  }
}
