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
    const below = `${JSON.stringify(path).slice(0, -1)},%`;
    await tx.execute(sql`update ${realtimeChange}
      set change = jsonb_build_object('base', change->'base', 'isMerge', false, 'writes', '[]'::jsonb)
      where replace((change->'base')::text, ', ', ',') || ',' like ${below}`);
    const change = { base: path, isMerge: false, writes: [[path, null]] as const };
    await tx.insert(realtimeChange).values({ version, change, at: clock.now() });
    await tx.execute(sql`select pg_notify(${REALTIME_CHANNEL}, ${String(version)})`);
  });
}
