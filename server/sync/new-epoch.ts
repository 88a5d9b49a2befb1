import { randomUUID } from 'node:crypto';

import type { Queryable } from '#server/kit/database.ts';

import { syncMeta } from './table.ts';

/**
 * Tells every device that this is not the database they knew: each fetches its rows anew and sends again what waits on it. Owed after
 * every restore and in every clone: without it, versions that the lost days had used would be given out a second time.
 */
export async function newEpoch(db: Queryable): Promise<string> {
  const epoch = randomUUID();
  await db.insert(syncMeta).values({ id: true, epoch }).onConflictDoUpdate({ target: syncMeta.id, set: { epoch } });
  return epoch;
}
