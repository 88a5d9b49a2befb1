import { and, eq, sql, type SQL } from 'drizzle-orm';

import type { RefusalCode } from '#contract/rules/mutation.ts';
import type { SyncedRow } from '#contract/sync.ts';
import type { Transaction } from '#server/kit/database.ts';
import { insertInto } from '#server/kit/insert-rows.ts';

import { DayCount, type Counted } from './day-count.ts';
import { keptArgs } from './kept-args.ts';
import { readRows, rowStatements, selected, type SelectedRow } from './postgres-rows.ts';
import { rowKinds } from './row-kinds.ts';
import type { LoggedEdit, StoredRow, SyncClient, SyncStore, SyncUser, WrittenRow } from './sync-store.ts';
import { syncClient, syncMeta, syncMutation, syncUser } from './table.ts';
import { followTimeline, isOfThisTimeline } from './timeline.ts';

/** Devices of one shopper; the one that was silent longest makes room for another. */
const CLIENTS_MAX = 50;

/** A shopper as the lock found them: it holds until the transaction ends, and nobody else changes this meanwhile. */
export interface LockedShopper extends SyncUser, Counted {}

/** One shopper's part of the database, within a transaction. */
export class PostgresStore implements SyncStore {
  protected day: DayCount;
  private isNewClient = false;

  constructor(
    protected readonly tx: Transaction,
    protected readonly userId: number,
    protected readonly now: Date,
  ) {
    this.day = new DayCount(now);
  }

  lock(): Promise<SyncUser> {
    return this.hold();
  }

  /** Waits for the lock; for a transaction that goes on to edit the shopper's rows by itself (apply-as.ts, `applyHolding`). */
  async hold(): Promise<LockedShopper> {
    const own = await this.find();
    if (own) return own;
    await this.tx.insert(syncUser).values({ userId: this.userId }).onConflictDoNothing();
    const made = await this.find();
    if (!made) throw new Error('sync_meta holds no epoch');
    return made;
  }

  /** Without the lock: for a transaction that sees one moment (snapshot-store.ts). */
  protected async look(): Promise<SyncUser | undefined> {
    const { version, floor } = syncUser;
    const [found] = await this.tx
      .select({ epoch: syncMeta.epoch, version, floor })
      .from(syncUser)
      .innerJoin(syncMeta, sql`true`)
      .where(eq(syncUser.userId, this.userId));
    return found;
  }

  private async find(): Promise<LockedShopper | undefined> {
    const { version, floor, countedDay, dayEdits, dayTombstones } = syncUser;
    const found = await this.tx
      .select({ epoch: syncMeta.epoch, isOfThisTimeline, version, floor, countedDay, dayEdits, dayTombstones })
      .from(syncUser)
      .innerJoin(syncMeta, sql`true`)
      .where(eq(syncUser.userId, this.userId))
      .for('update', { of: syncUser });
    const [own] = found;
    if (own && !own.isOfThisTimeline) {
      await followTimeline(this.tx);
      return this.find();
    }
    if (own) this.day = new DayCount(this.now, own);
    return own;
  }

  async client(clientId: string): Promise<SyncClient | null> {
    const { lastSeq, failSeq, failCount, pullFloor } = syncClient;
    const found = await this.tx
      .select({ lastSeq, failSeq, failCount, pullFloor })
      .from(syncClient)
      .where(and(eq(syncClient.userId, this.userId), eq(syncClient.clientId, clientId)));
    this.isNewClient = found.length === 0;
    return found[0] ?? null;
  }

  async decided(ids: readonly string[]): Promise<ReadonlyMap<string, RefusalCode | null>> {
    const { id, refused } = syncMutation;
    const found = await this.tx
      .select({ id, refused })
      .from(syncMutation)
      // One parameter, however many: five hundred are slow to send and to plan.
      .where(and(eq(syncMutation.userId, this.userId), sql`${id} = any(${sql.param([...ids])}::uuid[])`));
    return new Map(found.map((one) => [one.id, one.refused as RefusalCode | null]));
  }

  rows(needs: readonly string[]): Promise<readonly StoredRow[]> {
    return readRows(this.tx, this.userId, needs);
  }

  async write(rows: readonly WrittenRow[], log: readonly LoggedEdit[]): Promise<void> {
    this.day.add(log.length, rows.filter(({ value }) => value === null).length);
    await this.tx.transaction(async (inner) => {
      for (const statement of this.statementsFor(rows, log)) await inner.execute(statement);
    });
  }

  /** One a table. */
  protected statementsFor(rows: readonly WrittenRow[], log: readonly LoggedEdit[]): SQL[] {
    return [
      ...rowStatements(this.userId, rows, this.now),
      insertInto('sync_mutation', [
        { name: 'user_id', type: 'integer', values: log.map(() => this.userId) },
        { name: 'id', type: 'uuid', values: log.map(({ id }) => id) },
        { name: 'client_id', type: 'text', values: log.map(({ clientId }) => clientId) },
        { name: 'seq', type: 'bigint', values: log.map(({ seq }) => seq) },
        { name: 'name', type: 'text', values: log.map(({ name }) => name) },
        { name: 'args', type: 'text', values: log.map(keptArgs) },
        { name: 'refused', type: 'text', values: log.map(({ refused }) => refused) },
        { name: 'at', type: 'timestamptz', values: log.map(() => this.now.toISOString()) },
      ]),
    ];
  }

  async keepVersion(version: number): Promise<void> {
    await this.tx
      .update(syncUser)
      .set({ version, ...this.day.counted() })
      .where(eq(syncUser.userId, this.userId));
  }

  async keepClient(clientId: string, client: SyncClient): Promise<void> {
    // Refused edits change no version, and are counted all the same.
    if (this.day.isUnwritten) {
      await this.tx.update(syncUser).set(this.day.counted()).where(eq(syncUser.userId, this.userId));
    }
    if (this.isNewClient) await this.forgetOldClients();
    const values = { ...client, seenAt: this.now };
    await this.tx
      .insert(syncClient)
      .values({ userId: this.userId, clientId, ...values })
      .onConflictDoUpdate({ target: [syncClient.userId, syncClient.clientId], set: values });
  }

  /** Makes room for one more. A device that is forgotten fetches everything anew and sends again what waits on it. */
  private async forgetOldClients(): Promise<void> {
    await this.tx.execute(sql`delete from sync_client where user_id = ${this.userId} and client_id in (
      select client_id from sync_client where user_id = ${this.userId} and client_id <> 'server'
      order by seen_at desc offset ${CLIENTS_MAX - 1})`);
  }

  async since(version: number, limit: number): Promise<readonly SyncedRow[]> {
    const parts = rowKinds.map(
      (kind) =>
        sql`(${selected(kind, sql`where user_id = ${this.userId} and v > ${version} order by v limit ${limit}`)})`,
    );
    const all = sql`${sql.join(parts, sql` union all `)} order by v limit ${limit}`;
    const { rows } = await this.tx.execute<SelectedRow>(
      // A union takes json for no key of its own, so it is one select around it.
      sql`select * from (${all}) as every_kind`,
    );
    return rows.map(({ key, value, v }) => ({ key, val: value, v: Number(v) }));
  }
}
