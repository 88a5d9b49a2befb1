/** One request that writes: all of it or nothing, in the order in which the database takes such requests. */
import { sql } from 'drizzle-orm';

import { realtimeChange, type StoredChange } from '#server/gateways/chat/table.ts';
import type { Clock } from '#server/kit/clock.ts';
import type { Database, Transaction } from '#server/kit/database.ts';

import { DatabaseRefusal, denied } from './database-refusal.ts';
import type { DatabaseRules, PlannedWrite, Speaker } from './database-rules.ts';
import { nextVersion, readTree, replaceTree } from './leaf-store.ts';
import { readValue } from './read-value.ts';
import { hashOfTree } from './tree-hash.ts';
import { notOfForm, startsWith, type Path } from './tree.ts';

export const REALTIME_CHANNEL = 'zad_realtime';

export interface WriteRequest {
  readonly base: Path;
  readonly isMerge: boolean;
  readonly writes: readonly { readonly path: Path; readonly value: unknown }[];
  /** Of what must be at `base` before (tree-hash.ts); null where anything may be. */
  readonly hash: string | null;
}

export interface WriteDesk {
  readonly db: Database;
  readonly clock: Clock;
  readonly rules: DatabaseRules;
  /** Within the transaction, before anything is written; false for who may not write any more. */
  readonly maySpeak: (tx: Transaction, speaker: Speaker) => Promise<boolean>;
  /** Within the transaction. */
  readonly wasWritten: (tx: Transaction, speaker: Speaker | null, writes: readonly PlannedWrite[]) => Promise<void>;
}

/** Chance that a writer clears away changes that every listener has heard of long ago. */
const SWEEP = 0.02;
const KEPT = '10 minutes';

/** @throws DatabaseRefusal */
export async function writeValues(desk: WriteDesk, speaker: Speaker | null, request: WriteRequest): Promise<void> {
  refuseNested(request);
  await desk.db.transaction(async (tx) => {
    // Waits for its turn: what is read from here on is what it writes over.
    const version = await nextVersion(tx);
    const now = desk.clock.now().getTime();
    const planned = await planWrites(tx, desk, speaker, request, now);
    for (const { path, value } of planned) await replaceTree(tx, path, value);
    const change: StoredChange = {
      base: request.base,
      isMerge: request.isMerge,
      writes: planned.map(({ path, value }) => [path, value]),
    };
    await tx.insert(realtimeChange).values({ version, change, at: new Date(now) });
    await desk.wasWritten(tx, speaker, planned);
    if (Math.random() < SWEEP) {
      await tx.execute(
        sql`delete from ${realtimeChange} where at < ${new Date(now).toISOString()}::timestamptz - ${KEPT}::interval`,
      );
    }
    await tx.execute(sql`select pg_notify(${REALTIME_CHANNEL}, ${String(version)})`);
  });
}

/** Whether the rules would let it through, without writing. @throws DatabaseRefusal */
export async function checkWrites(desk: WriteDesk, speaker: Speaker | null, request: WriteRequest): Promise<void> {
  refuseNested(request);
  await desk.db.transaction((tx) => planWrites(tx, desk, speaker, request, desk.clock.now().getTime()));
}

async function planWrites(
  tx: Transaction,
  { rules, maySpeak }: WriteDesk,
  speaker: Speaker | null,
  { base, writes, hash }: WriteRequest,
  now: number,
): Promise<PlannedWrite[]> {
  if (speaker !== null && !(await maySpeak(tx, speaker))) throw denied();
  if (hash !== null) {
    // A hash must not tell anybody what they may not read.
    if (!rules.mayRead(speaker, base)) throw denied();
    if (hashOfTree(await readTree(tx, base)) !== hash) {
      throw new DatabaseRefusal('datastale', 'The value has changed meanwhile');
    }
  }
  const planned: PlannedWrite[] = [];
  for (const { path, value } of writes) {
    const before = await readTree(tx, path);
    const write = { path, before, value: readValue(value, { now, before }) };
    if (!rules.mayWrite(speaker, write, now)) throw denied();
    planned.push(write);
  }
  return planned;
}

/** Places of one request must lie beside each other. */
function refuseNested({ writes }: WriteRequest): void {
  const isNested = writes.some(({ path }, at) =>
    writes.some((other, index) => index !== at && startsWith(other.path, path)),
  );
  if (isNested) throw notOfForm('a change');
}
