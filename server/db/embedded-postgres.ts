/**
 * The PostgreSQL that runs where no DATABASE_URL is set: started as a process of its own that outlives ours, adopted when it
 * runs already, stopped by the last of us. It listens on 127.0.0.1 with a password made for this folder.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdir, open, readFile, stat, truncate, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { Client, DatabaseError } from 'pg';

import type { Log } from '#server/kit/log.ts';

import { accountFor, type Account } from './postgres-account.ts';
import { findBinaries, type Binaries } from './postgres-binaries.ts';
import {
  disownPostmaster,
  isAlive,
  isPostmasterOf,
  makeCluster,
  moveWithinReach,
  placeCluster,
  postgresEnvironment,
  readPassword,
  readPostmaster,
} from './postgres-cluster.ts';

export interface EmbeddedPostgres {
  /** Of the database `zad`. */
  readonly url: string;
  /** Of the server's process. */
  readonly pid: number;
  /** Stops the server unless another process still uses it. */
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  /** DATA_DIR, absolute. */
  dataDir: string;
  log: Pick<Log, 'info' | 'warn' | 'error'>;
  /** False gives up safety against power cuts for speed: tests only. */
  isDurable?: boolean;
}

interface Place {
  dataDir: string;
  cluster: string;
  password: string;
  binaries: Binaries;
  account: Account;
  isDurable: boolean;
}

interface Running {
  pid: number;
  port: number;
  /** Held open: it tells others that we use the server, and tells us when the server is gone. */
  presence: Client;
}

/** How a process that uses the server is known to the others. */
const PRESENCE = 'zad presence';

/** Crash recovery after a long day may take a while. */
const PATIENCE_MS = 90_000;

/** @throws Error in a sentence for the person who starts the server */
export async function startEmbeddedPostgres({
  dataDir,
  log,
  isDurable = true,
}: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const planned = await placeCluster(dataDir);
  const account = await accountFor(planned);
  const cluster = await moveWithinReach(dataDir, planned, account, (sentence) => log.warn(sentence));
  const binaries = await findBinaries(account, dataDir);
  await makeCluster(cluster, binaries, account, isDurable);
  const place = { dataDir, cluster, password: await readPassword(cluster), binaries, account, isDurable };

  const stopping = new AbortController();
  let running = await findOrStart(place, await rememberedPort(dataDir));
  await writeFile(portFile(dataDir), `${running.port}\n`);
  await makeDatabase(running.presence);
  let reviving = Promise.resolve();
  /** Until it runs again: a full disk, for one, may take an operator's time. */
  const revive = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      try {
        // The same port, because the pool's address names it.
        running = await findOrStart(place, running.port, true);
        watch();
        return;
      } catch (error) {
        log.error({ err: error }, 'The embedded PostgreSQL could not be started again; trying once more in 5 s.');
        await pause(5000);
      }
    }
  };
  const watch = (): void => {
    running.presence.once('end', () => {
      if (stopping.signal.aborted) return;
      log.error('The embedded PostgreSQL went away; starting it again.');
      reviving = revive();
    });
  };
  watch();

  return {
    url: urlOf(place, running.port, 'zad'),
    get pid() {
      return running.pid;
    },
    stop: async () => {
      stopping.abort();
      await reviving;
      await stopUnlessUsed(cluster, running);
    },
  };
}

function urlOf(place: Place, port: number, database: string): string {
  return `postgres://postgres:${place.password}@127.0.0.1:${port}/${database}`;
}

async function findOrStart(place: Place, wanted: number, mustBeWanted = false): Promise<Running> {
  const deadline = Date.now() + PATIENCE_MS;
  let lastExit = '';
  for (let starts = 0; Date.now() < deadline && starts < 40;) {
    const postmaster = await readPostmaster(place.cluster);
    if (postmaster) {
      const adopted = await adopt(place, postmaster);
      if (adopted) return adopted;
      if (await isPostmasterOf(place.cluster, postmaster.pid)) {
        // Starting, recovering or stopping.
        await pause(50);
        continue;
      }
      if (isAlive(postmaster.pid)) await disownPostmaster(place.cluster);
    }
    starts += 1;
    const port = mustBeWanted || (await isFree(wanted)) ? wanted : await freePort();
    const child = await launch(place, port);
    const started = await settle(place, child, deadline);
    if (started) return started;
    lastExit = await lastLines(place.dataDir);
    // Another process won, the port was taken, or a killed server's children still hold its memory: look again.
    await pause(Math.min(100 * starts, 1000));
  }
  throw new Error(`The embedded PostgreSQL did not start; the end of ${logFile(place.dataDir)}: ${lastExit}`);
}

/** Connects to the server that postmaster.pid names, if it is ours: an open port alone proves nothing. */
async function adopt(place: Place, { pid, port }: { pid: number; port: number }): Promise<Running | null> {
  if (port === 0) return null;
  const presence = new Client({
    connectionString: urlOf(place, port, 'postgres'),
    application_name: PRESENCE,
    connectionTimeoutMillis: 5000,
    keepAlive: true,
  });
  presence.on('error', () => undefined);
  try {
    await presence.connect();
    const { rows } = await presence.query<{ data_directory: string }>('show data_directory');
    if (rows[0]?.data_directory === place.cluster) return { pid, port, presence };
  } catch {
    // Not there, not ready, or not ours.
  }
  await presence.end().catch(() => undefined);
  return null;
}

async function launch(place: Place, port: number): Promise<ChildProcess> {
  const path = logFile(place.dataDir);
  const size = await stat(path).then(
    (found) => found.size,
    () => 0,
  );
  if (size > 5_000_000) await truncate(path);
  const log = await open(path, 'a', 0o600);
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    ...(!place.isDurable && {
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
      // Tests of races open 50 each, two files at a time.
      max_connections: '250',
    }),
  };
  const args = ['-D', place.cluster, '-p', String(port)];
  for (const [name, value] of Object.entries(settings)) args.push('-c', `${name}=${value}`);
  // A session of its own: a Ctrl-C for us must not reach it before our last query. A file for its words: a pipe would break.
  const child = spawn(place.binaries.postgres, args, {
    ...place.account,
    cwd: '/',
    detached: true,
    env: postgresEnvironment(),
    stdio: ['ignore', log.fd, log.fd],
  });
  child.on('error', () => undefined);
  child.unref();
  await log.close();
  return child;
}

/** Waits until the server that we launched takes connections; null where it gave up. */
async function settle(place: Place, child: ChildProcess, deadline: number): Promise<Running | null> {
  while (Date.now() < deadline && child.pid !== undefined && child.exitCode === null && child.signalCode === null) {
    await pause(25);
    const postmaster = await readPostmaster(place.cluster);
    if (postmaster?.pid !== child.pid) continue;
    const running = await adopt(place, postmaster);
    if (running) return running;
  }
  return null;
}

async function makeDatabase(client: Client): Promise<void> {
  const { rowCount } = await client.query("select from pg_database where datname = 'zad'");
  if (rowCount !== 0) return;
  await client.query('create database zad').catch((error: unknown) => {
    // Another process was faster.
    if (!(error instanceof DatabaseError && ['42P04', '23505'].includes(error.code ?? ''))) throw error;
  });
}

async function stopUnlessUsed(cluster: string, { pid, presence }: Running): Promise<void> {
  const others = await presence
    .query<{ count: number }>(
      'select count(*)::int as count from pg_stat_activity where application_name = $1 and pid <> pg_backend_pid()',
      [PRESENCE],
    )
    .then(
      ({ rows }) => rows[0]?.count ?? 0,
      () => 0,
    );
  await presence.end().catch(() => undefined);
  if (others > 0 || !isAlive(pid)) return;
  // SIGINT is PostgreSQL's fast shutdown: sessions end, everything is written.
  process.kill(pid, 'SIGINT');
  // Its file goes last; the process may stay a while as a zombie where nobody waits for it.
  const deadline = Date.now() + 10_000;
  while (Date.now() < deadline && isAlive(pid) && (await readPostmaster(cluster))?.pid === pid) await pause(20);
}

function portFile(dataDir: string): string {
  return join(dataDir, 'postgres-port');
}

function logFile(dataDir: string): string {
  return join(dataDir, 'postgres.log');
}

async function lastLines(dataDir: string): Promise<string> {
  const text = await readFile(logFile(dataDir), 'utf8').catch(() => '');
  return text.trim().split('\n').slice(-3).join(' ');
}

async function rememberedPort(dataDir: string): Promise<number> {
  await mkdir(dataDir, { recursive: true });
  const written = Number(await readFile(portFile(dataDir), 'utf8').catch(() => ''));
  return Number.isInteger(written) && written > 1023 && written < 65_536 ? written : freePort();
}

function isFree(port: number): Promise<boolean> {
  return listenOn(port).then(
    () => true,
    () => false,
  );
}

const freePort = (): Promise<number> => listenOn(0);

function listenOn(port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(port, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}
