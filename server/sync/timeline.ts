/**
 * Which history of the database this is: every promotion of a standby and every restore to a point in time begins a new timeline, and
 * a restore into another cluster has another system identifier. The epoch follows it by itself (security-findings M4).
 */
import { sql, type SQL } from 'drizzle-orm';

import type { Queryable } from '#server/kit/database.ts';

import { syncMeta } from './table.ts';

/** Eight digits that a promotion changes, of the log that is written now. */
const TIMELINE = sql`substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8)`;
/** `7401234567890123456/00000001`: asked when a server starts, because it reads a file. */
const HISTORY = sql`(select system_identifier::text from pg_control_system()) || '/' || ${TIMELINE}`;

/** Whether the epoch is of the timeline that is written now: cheap enough for every exchange. */
export const isOfThisTimeline: SQL<boolean> = sql<boolean>`coalesce(right(${syncMeta.timeline}, 8) = ${TIMELINE}, false)`;

/** Replaces the epoch where the database has another history than when the epoch was made; says whether it did. */
export async function followTimeline(db: Queryable): Promise<boolean> {
  const { rows } = await db.execute<{ was_known: boolean }>(sql`
    with before as (select timeline from sync_meta for update)
    update sync_meta set timeline = ${HISTORY},
      epoch = case when sync_meta.timeline is null then epoch else gen_random_uuid() end
    from before where sync_meta.timeline is distinct from ${HISTORY}
    returning before.timeline is not null as was_known`);
  return rows[0]?.was_known === true;
}
