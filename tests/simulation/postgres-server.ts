import type { SyncAnswer, SyncInput } from '#contract/sync.ts';
import type { Database } from '#server/kit/database.ts';
import { exchange } from '#server/sync/exchange.ts';
import { newEpoch } from '#server/sync/new-epoch.ts';
import { readRows } from '#server/sync/postgres-rows.ts';
import { PostgresStore } from '#server/sync/postgres-store.ts';
import { purgeOld } from '#server/sync/purge.ts';
import { rowKinds } from '#server/sync/row-kinds.ts';
import type { LoggedEdit, StoredRow } from '#server/sync/sync-store.ts';

import { simRules } from './memory-server.ts';
import type { SimServer } from './sim-server.ts';

const TABLES = ['sync_user', 'sync_client', 'sync_mutation', ...rowKinds.map(({ table }) => table)];

/** The server's database as it runs. Backups are of these two shoppers' rows alone. */
export class PostgresServer implements SimServer {
  private saved = new Map<string, string>();

  constructor(
    private readonly db: Database,
    private readonly userIds: readonly number[],
  ) {}

  exchange(userId: number, input: SyncInput, isKilled: boolean): Promise<SyncAnswer> {
    return this.db.transaction(async (tx) => {
      const answer = await exchange(new PostgresStore(tx, userId, new Date()), simRules, input);
      if (isKilled) throw new Error('killed before the commit');
      return answer;
    });
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
    for (const table of TABLES) {
      await this.db.pool.query(`delete from ${table} where user_id = any($1::integer[])`, [this.userIds]);
    }
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
        [this.userIds],
      );
      this.saved.set(table, rows[0]?.all ?? '[]');
    }
  }

  async restore(withNewEpoch: boolean): Promise<void> {
    await this.clear();
    for (const [table, rows] of this.saved) {
      await this.db.pool.query(`insert into ${table} select * from json_populate_recordset(null::${table}, $1::json)`, [
        rows,
      ]);
    }
    if (withNewEpoch) await newEpoch(this.db.orm);
  }
}
