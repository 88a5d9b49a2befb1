import { lt, sql } from 'drizzle-orm';

import type { Database } from '#server/kit/database.ts';
import type { Deps } from '#server/kit/deps.ts';

import { rowKinds } from './row-kinds.ts';
import { syncClient, syncMutation } from './table.ts';

const DAY_MS = 24 * 3600 * 1000;
/** A device that was away for longer fetches everything anew. */
const TOMBSTONE_DAYS = 180;
/** An edit sent again after this would count twice; the longest that a device is expected to keep one is far shorter. */
const LOG_DAYS = 400;

/** Forgets tombstones after 180 days, raising the shopper's floor first, and decided edits and silent devices after 400. */
export async function purgeOld(db: Database, now: Date): Promise<void> {
  const old = new Date(now.getTime() - TOMBSTONE_DAYS * DAY_MS).toISOString();
  await db.transaction(async (tx) => {
    const graves = sql.join(
      rowKinds.map(({ table }) => sql`select user_id, v from ${sql.identifier(table)} where gone < ${old}`),
      sql` union all `,
    );
    // Ordered as every lock of many rows is, so that two purges wait for one another.
    await tx.execute(sql`select user_id from sync_user where user_id in (select user_id from (${graves}) as g)
      order by user_id for update`);
    await tx.execute(sql`update sync_user set floor = greatest(floor, g.newest)
      from (select user_id, max(v) as newest from (${graves}) as every_grave group by user_id) as g
      where g.user_id = sync_user.user_id`);
    for (const { table } of rowKinds) await tx.execute(sql`delete from ${sql.identifier(table)} where gone < ${old}`);
  });
  const forgotten = new Date(now.getTime() - LOG_DAYS * DAY_MS);
  await db.orm.delete(syncMutation).where(lt(syncMutation.at, forgotten));
  await db.orm.delete(syncClient).where(lt(syncClient.seenAt, forgotten));
}

/** Answers with what is called after each exchange: it purges at most once a day, behind the answer. */
export function purgeDaily({ db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>): () => void {
  let last = clock.now().getTime();
  return () => {
    const now = clock.now();
    if (now.getTime() - last < DAY_MS) return;
    last = now.getTime();
    purgeOld(db, now).catch((error: unknown) => log.error({ err: error }, 'the purge of old tombstones failed'));
  };
}
