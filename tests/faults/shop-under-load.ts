/** Replicas of the store on one embedded PostgreSQL, with devices that write all the time; the faults are the caller's. */
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { startEmbeddedPostgres, type EmbeddedPostgres } from '#server/db/embedded-postgres.ts';
import { migrate } from '#server/db/migrate.ts';
import { openDatabase, type Database } from '#server/kit/database.ts';
import { createLog } from '#server/kit/log.ts';
import { createTestUser } from '#tests/support/test-user.ts';

import { PullingDevice, type PullingOptions } from './pulling-device.ts';
import { startReplica, stopReplica, type Replica } from './start-replica.ts';
import { WritingDevice } from './writing-device.ts';

export interface ShopUnderLoad {
  readonly db: Database;
  readonly postgres: EmbeddedPostgres;
  readonly replicas: readonly Replica[];
  readonly devices: readonly WritingDevice[];
  /** Of the shoppers in turn; `settle` waits for them too. */
  readonly pullers: readonly PullingDevice[];
  /** A new device of the shopper of this puller, which has pulled everything. */
  freshView(puller: number): Promise<[string, string][]>;
  /** Ends the connections of the replicas that are open now; says how many. */
  terminate(): Promise<number>;
  /** Kills PostgreSQL, and waits until it takes connections again. */
  killPostgres(signal: 'SIGKILL' | 'SIGINT'): Promise<void>;
  /** Stops writing, waits until everything was sent, and compares it with the database. */
  settle(): Promise<Settled>;
  close(): Promise<void>;
}

export interface Settled {
  processesLost: number;
  acknowledged: number;
  /** Acknowledged edits that the database does not hold. */
  editsLost: number;
  /** Lists whose name is not the one that was acknowledged last. */
  listsWrong: number;
  refused: number;
  withoutRetryAfter: number;
  /** HTTP status -> how often; 0: no answer. */
  statuses: Record<number, number>;
}

export interface LoadOptions {
  replicas?: number;
  /** Accounts; 4 unless told. */
  shoppers?: number;
  /** Devices that write, shared out among the shoppers; one each unless told. */
  writers?: number;
  /** Devices that only pull; none unless told. */
  pullers?: number;
  batch?: number;
  /** Of the database, made here; a temporary one unless told. */
  folder?: string;
  env?: Record<string, string>;
}

/** @throws Error where a replica does not start */
export async function openShopUnderLoad(options: LoadOptions = {}): Promise<ShopUnderLoad> {
  const { replicas: count = 1, shoppers = 4, batch = 5, env = {} } = options;
  const { writers = shoppers, pullers: pulling = 0 } = options;
  const folder = options.folder ?? (await mkdtemp(join(tmpdir(), 'zad-faults-')));
  await mkdir(folder, { recursive: true });
  // As root PostgreSQL runs as another user, who could not enter it otherwise.
  await chmod(folder, 0o755);
  const postgres = await startEmbeddedPostgres({ dataDir: folder, log: createLog('silent') });
  const db = openDatabase(postgres.url);
  await migrate(db);
  await db.pool.query("update catalogue_meta set source = 'import'");
  const replicas = await Promise.all(
    Array.from({ length: count }, () => startReplica({ DATABASE_URL: postgres.url, DATA_DIR: folder, ...env })),
  );
  const { rows } = await db.pool.query<{ epoch: string }>('select epoch from sync_meta');
  const addresses = replicas.map(({ address }) => address);
  const accounts: Omit<PullingOptions, 'addresses'>[] = [];
  for (let index = 0; index < shoppers; index += 1) {
    const shopper = await createTestUser(db, { email: `load${index}@example.ae`, passwordHash: null });
    const cookie = await shopper.signIn();
    accounts.push({ userId: shopper.user.id, cookie, epoch: rows[0]?.epoch ?? '' });
  }
  const accountOf = (index: number): PullingOptions => {
    const account = accounts[index % accounts.length];
    if (!account) throw new Error('there is no shopper');
    return { ...account, addresses };
  };
  const devices = Array.from({ length: writers }, (_, index) => new WritingDevice({ ...accountOf(index), batch }));
  const pullers = Array.from({ length: pulling }, (_, index) => new PullingDevice(accountOf(index)));
  let isOver = false;
  const writing = Promise.allSettled(devices.map((device) => device.run(() => isOver)));
  // A puller ends after the last writer, so that it must have heard of everything.
  let isWritten = false;
  const reading = Promise.allSettled(pullers.map((device) => device.run(() => isWritten)));

  return {
    db,
    postgres,
    replicas,
    devices,
    pullers,
    async freshView(puller) {
      const fresh = new PullingDevice(accountOf(puller));
      await fresh.run(() => true);
      return fresh.view();
    },
    async terminate() {
      const ended = await db.pool.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'zad%' and application_name <> 'zad presence' and pid <> pg_backend_pid()",
      );
      return ended.rowCount ?? 0;
    },
    async killPostgres(signal) {
      const { pid } = postgres;
      process.kill(pid, signal);
      await until('PostgreSQL is back', async () => postgres.pid !== pid && (await answers(db)));
    },
    async settle() {
      isOver = true;
      const written = await writing;
      isWritten = true;
      for (const end of [...written, ...(await reading)]) if (end.status === 'rejected') throw end.reason;
      return compare(db, replicas, devices);
    },
    async close() {
      isOver = true;
      isWritten = true;
      await Promise.all(replicas.map(stopReplica));
      await db.close().catch(() => undefined);
      await postgres.stop();
      await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
    },
  };
}

async function answers(db: Database): Promise<boolean> {
  return db.pool.query('select 1').then(
    () => true,
    () => false,
  );
}

/** @throws Error when it is not so within a minute */
export async function until(what: string, isSo: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error(`not within a minute: ${what}`);
    await pause(50);
  }
}

async function compare(
  db: Database,
  replicas: readonly Replica[],
  devices: readonly WritingDevice[],
): Promise<Settled> {
  const statuses: Record<number, number> = {};
  let [acknowledged, editsLost, listsWrong] = [0, 0, 0];
  for (const device of devices) {
    for (const [status, times] of device.statuses) statuses[status] = (statuses[status] ?? 0) + times;
    const ids = [...device.acknowledged.keys()];
    acknowledged += ids.length;
    const held = await db.pool.query('select 1 from sync_mutation where client_id = $1 and id = any($2::uuid[])', [
      device.clientId,
      ids,
    ]);
    editsLost += ids.length - (held.rowCount ?? 0);
    const list = await db.pool.query<{ name: string }>('select name from shop_list where list_id = $1', [
      device.listId,
    ]);
    if (list.rows[0]?.name !== [...device.acknowledged.values()].at(-1)) listsWrong += 1;
  }
  return {
    processesLost: replicas.filter((replica) => replica.isLost()).length,
    acknowledged,
    editsLost,
    listsWrong,
    refused: devices.reduce((sum, { refused }) => sum + refused.length, 0),
    withoutRetryAfter: devices.reduce((sum, device) => sum + device.withoutRetryAfter, 0),
    statuses,
  };
}
