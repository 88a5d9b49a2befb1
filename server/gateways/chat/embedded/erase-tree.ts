import { sql } from 'drizzle-orm';

import { realtimeChange } from '#server/gateways/chat/table.ts';
import type { Clock } from '#server/kit/clock.ts';
import type { Database } from '#server/kit/database.ts';

import { nextVersion, replaceTree } from './leaf-store.ts';
import type { Path } from './tree.ts';
import { REALTIME_CHANNEL } from './write-values.ts';

/** Everything at the path and below it, also out of the changes of late; who listens hears of it. No rule is asked. */
export async function eraseTree(db: Database, clock: Clock, path: Path): Promise<void> {
  await db.transaction(async (tx) => {
    const version = await nextVersion(tx);
    await replaceTree(tx, path, null);
    const isOfIt = sql.join(
      path.map((key, at) => sql`one->0->>${sql.raw(String(at))} = ${key}`),
      sql` and `,
    );
    await tx.execute(sql`update ${realtimeChange}
      set change = jsonb_set(change, '{writes}', coalesce(
        (select jsonb_agg(one) from jsonb_array_elements(change->'writes') as one where not coalesce(${isOfIt}, false)), '[]'))
      where exists (select from jsonb_array_elements(change->'writes') as one where ${isOfIt})`);
    const change = { base: path, isMerge: false, writes: [[path, null]] as const };
    await tx.insert(realtimeChange).values({ version, change, at: clock.now() });
    await tx.execute(sql`select pg_notify(${REALTIME_CHANNEL}, ${String(version)})`);
  });
}
