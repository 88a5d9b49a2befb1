/** The store of edits that the server itself makes: what an exchange comes to is written in one statement, at its end. */
import { sql } from 'drizzle-orm';

import type { RefusalCode } from '#contract/rules/mutation.ts';
import type { Transaction } from '#server/kit/database.ts';
import { inOneStatement } from '#server/kit/insert-rows.ts';

import { DayCount } from './day-count.ts';
import { PostgresStore, type LockedShopper } from './postgres-store.ts';
import type { LoggedEdit, SyncClient, SyncUser, WrittenRow } from './sync-store.ts';

/** A shopper whom the transaction holds, as they were found then: no edit of theirs was written since. */
export interface HeldShopper {
  readonly userId: number;
  readonly now: Date;
  readonly locked: LockedShopper;
}

/** For one exchange, which writes each edit once: what fails is thrown at the end, and undoes the transaction. */
export class ServerStore extends PostgresStore {
  private known: Promise<SyncClient | null> | undefined;
  private readonly rowsByKey = new Map<string, WrittenRow>();
  private readonly edits: LoggedEdit[] = [];
  private version: number;

  /** `given`: ids of edits that somebody else made up, and that may be decided already. */
  constructor(
    tx: Transaction,
    private readonly held: HeldShopper,
    private readonly given: ReadonlySet<string>,
  ) {
    super(tx, held.userId, held.now);
    this.version = held.locked.version;
    this.day = new DayCount(held.now, held.locked);
  }

  override lock(): Promise<SyncUser> {
    return Promise.resolve(this.held.locked);
  }

  override client(clientId: string): Promise<SyncClient | null> {
    return (this.known ??= super.client(clientId));
  }

  override async decided(ids: readonly string[]): Promise<ReadonlyMap<string, RefusalCode | null>> {
    const given = ids.filter((id) => this.given.has(id));
    return given.length === 0 ? new Map() : super.decided(given);
  }

  override write(rows: readonly WrittenRow[], log: readonly LoggedEdit[]): Promise<void> {
    this.day.add(log.length, rows.filter(({ value }) => value === null).length);
    for (const row of rows) {
      this.rowsByKey.set(row.key, { ...row, isNew: this.rowsByKey.get(row.key)?.isNew ?? row.isNew });
    }
    this.edits.push(...log);
    return Promise.resolve();
  }

  override keepVersion(version: number): Promise<void> {
    this.version = version;
    return Promise.resolve();
  }

  /** The end of the exchange. The server is no device, and takes no device's place. */
  override async keepClient(clientId: string, { lastSeq, failSeq, failCount, pullFloor }: SyncClient): Promise<void> {
    const { countedDay, dayEdits, dayTombstones } = this.day.counted();
    const written = this.edits.length > 0 ? this.statementsFor([...this.rowsByKey.values()], this.edits) : [];
    const user = sql`update sync_user set version = ${this.version}, counted_day = ${countedDay}, day_edits = ${dayEdits},
      day_tombstones = ${dayTombstones} where user_id = ${this.userId}`;
    const client = sql`insert into sync_client (user_id, client_id, last_seq, fail_seq, fail_count, pull_floor, seen_at)
      values (${this.userId}, ${clientId}, ${lastSeq}, ${failSeq}, ${failCount}, ${pullFloor}, ${this.now.toISOString()})
      on conflict (user_id, client_id) do update set last_seq = excluded.last_seq, fail_seq = excluded.fail_seq,
        fail_count = excluded.fail_count, pull_floor = excluded.pull_floor, seen_at = excluded.seen_at`;
    await this.tx.execute(inOneStatement([...written, user, client]));
  }
}
