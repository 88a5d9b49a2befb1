/** The realtime database's values in PostgreSQL. */
import { and, eq, gte, inArray, lt, or, sql, type SQL } from 'drizzle-orm';

import { realtimeHead, realtimeLeaf } from '#server/gateways/chat/table.ts';
import type { Queryable } from '#server/kit/database.ts';

import { leavesOf, treeOfLeaves, type Path, type Tree } from './tree.ts';

/** Leaves of one statement. */
const AT_ONCE = 1000;

/** At the path and below it: `/` and what comes behind it in the order of bytes, `0`, are its borders. */
function within(path: Path): SQL | undefined {
  if (path.length === 0) return sql`true`;
  const written = path.join('/');
  return or(
    eq(realtimeLeaf.path, written),
    and(gte(realtimeLeaf.path, `${written}/`), lt(realtimeLeaf.path, `${written}0`)),
  );
}

export async function readTree(db: Queryable, path: Path): Promise<Tree> {
  const rows = await db.select().from(realtimeLeaf).where(within(path));
  return treeOfLeaves(path, rows);
}

/** What was there goes, and so does a leaf above it: where something is below, there is none. */
export async function replaceTree(db: Queryable, path: Path, tree: Tree): Promise<void> {
  await db.delete(realtimeLeaf).where(within(path));
  if (tree === null) return;
  const above = path.slice(0, -1).map((_key, index) => path.slice(0, index + 1).join('/'));
  if (above.length > 0) await db.delete(realtimeLeaf).where(inArray(realtimeLeaf.path, above));
  const leaves = leavesOf(path, tree).map(([where, value]) => ({ path: where, value }));
  for (let at = 0; at < leaves.length; at += AT_ONCE) {
    await db.insert(realtimeLeaf).values(leaves.slice(at, at + AT_ONCE));
  }
}

export async function lastVersion(db: Queryable): Promise<number> {
  const [row] = await db.select({ version: realtimeHead.version }).from(realtimeHead);
  return row?.version ?? 0;
}

/** The number of the caller's change. Until the caller's transaction ends, nobody else gets one. */
export async function nextVersion(db: Queryable): Promise<number> {
  const [row] = await db
    .insert(realtimeHead)
    .values({ version: 1 })
    .onConflictDoUpdate({ target: realtimeHead.id, set: { version: sql`${realtimeHead.version} + 1` } })
    .returning({ version: realtimeHead.version });
  if (!row) throw new Error('the number that was counted is not there');
  return row.version;
}
