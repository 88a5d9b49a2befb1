import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

import type { SyncAnswer, SyncInput } from '#contract/sync.ts';
import { erasePerson } from '#server/account/store.ts';
import type { Database } from '#server/kit/database.ts';
import { addUser, type User } from '#server/session/user-store.ts';
import { exchange } from '#server/sync/exchange.ts';
import { newEpoch } from '#server/sync/new-epoch.ts';
import { readRows } from '#server/sync/postgres-rows.ts';
import { PostgresStore } from '#server/sync/postgres-store.ts';
import { purgeOld } from '#server/sync/purge.ts';
import { refuseOther } from '#server/sync/refuse-other.ts';
import { rowKinds } from '#server/sync/row-kinds.ts';
import { pullFromSnapshot } from '#server/sync/snapshot-store.ts';
import type { LoggedEdit, StoredRow } from '#server/sync/sync-store.ts';

import { gated } from './gate.ts';
import { simRules } from './memory-server.ts';
import type { HowAsked, SimServer } from './sim-server.ts';
import { UnlockedStore } from './unlocked-store.ts';

const TABLES = ['sync_user', 'sync_client', 'sync_mutation', ...rowKinds.map(({ table }) => table)];

/** Longer than a statement takes on a machine that is not busy. */
const PATIENCE_MS = 4;

/** Mistakes that are planted in the server that runs. */
export interface SlowFaults {
  /** Two exchanges of one shopper do not wait for one another. */
  readonly unlocked?: boolean;
}

/** The server's database as it runs. Backups are of these shoppers' rows alone. */
export class PostgresServer implements SimServer {
  private readonly saved = new Map<string, string>();
  private readonly accounts = new Map<number, User>();

  constructor(
    private readonly db: Database,
    private readonly faults: SlowFaults = {},
  ) {}

  async register(): Promise<number> {
    const email = `${randomUUID()}@example.ae`;
    const user = await addUser(this.db.orm, { firstName: 'S', email, mobile: null, passwordHash: null }, new Date());
    this.accounts.set(user.id, user);
    return user.id;
  }

  async erase(userId: number): Promise<void> {
    const user = this.accounts.get(userId);
    if (user) await this.db.transaction((tx) => erasePerson(tx, user));
  }

  async exchange(userId: number, input: SyncInput, { isKilled = false, pass }: HowAsked = {}): Promise<SyncAnswer> {
    refuseOther(input.userId, userId);
    const now = new Date();
    await pass?.('begin');
    const isOnlyPull = input.edits.length === 0 && !isKilled;
    const pulled = isOnlyPull ? await pullFromSnapshot(this.db, userId, input, now) : null;
    if (pulled) return pulled;
    return this.db.transaction(async (tx) => {
      const store = new (this.faults.unlocked ? UnlockedStore : PostgresStore)(tx, userId, now);
      const answer = await exchange(pass ? gated(store, pass) : store, simRules, input);
      await pass?.('commit');
      if (isKilled) throw new Error('killed before the commit');
      return answer;
    });
  }

  patience(): Promise<void> {
    return pause(PATIENCE_MS);
  }

  async log(userId: number): Promise<readonly LoggedEdit[]> {
    const { rows } = await this.db.pool.query<LoggedEdit & { args: string; seq: string }>(
      `select id, client_id as "clientId", seq, name, args, refused from sync_mutation where user_id = $1`,
      [userId],
    );
    return rows.map((row) => ({ ...row, seq: Number(row.seq), args: JSON.parse(row.args) as LoggedEdit['args'] }));
  }

  rows(userId: number): Promise<readonly StoredRow[]> {
    return readRows(
      this.db.orm,
      userId,
      rowKinds.map(({ prefix }) => prefix),
    );
  }

  async version(userId: number): Promise<number> {
    const { rows } = await this.db.pool.query<{ version: string }>('select version from sync_user where user_id = $1', [
      userId,
    ]);
    return Number(rows[0]?.version ?? 0);
  }

  /** Nothing of these shoppers, as before a history. */
  async clear(): Promise<void> {
    await this.db.pool.query('delete from user_account where id = any($1::integer[])', [this.userIds()]);
  }

  /** A year from now, as the daily purge would; without the floor, as it must not. */
  async purge(isFloorKept: boolean): Promise<void> {
    await purgeOld(this.db, new Date(Date.now() + 200 * 24 * 3600 * 1000));
    if (!isFloorKept) await this.db.pool.query('update sync_user set floor = 0');
  }

  async backup(): Promise<void> {
    for (const table of TABLES) {
      const { rows } = await this.db.pool.query<{ all: string | null }>(
        `select json_agg(t)::text as all from ${table} t where user_id = any($1::integer[])`,
        [this.userIds()],
      );
      this.saved.set(table, rows[0]?.all ?? '[]');
    }
  }

  async restore(withNewEpoch: boolean): Promise<void> {
    for (const [table, rows] of this.saved) {
      await this.db.pool.query(`delete from ${table} where user_id = any($1::integer[])`, [this.userIds()]);
      await this.db.pool.query(
        `insert into ${table} select * from json_populate_recordset(null::${table}, $1::json)
         where user_id in (select id from user_account)`,
        [rows],
      );
    }
    if (withNewEpoch) await newEpoch(this.db.orm);
  }

  async failOver(isTold: boolean): Promise<void> {
    await this.restore(false);
    if (isTold) await this.db.pool.query("update sync_meta set timeline = '1/000000FF'");
  }

  private userIds(): number[] {
    return [...this.accounts.keys()];
  }
}
