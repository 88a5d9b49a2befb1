/** Starts the store: database, migrations, demo catalogue, server; and stops it in the reverse order. */
import { setTimeout as pause } from 'node:timers/promises';

import { buildApp } from './app.ts';
import { drawPopular } from './baskets/draw-popular.ts';
import { startEmbeddedPostgres } from './db/embedded-postgres.ts';
import { migrate } from './db/migrate.ts';
import { addDemoShoppers } from './demo/demo-shoppers.ts';
import { loadDemo } from './demo/load-demo.ts';
import { tasks } from './jobs/tasks.ts';
import { startWorker } from './jobs/worker.ts';
import { openDatabaseClock } from './kit/database-clock.ts';
import { openDatabase, type Database } from './kit/database.ts';
import { demoWarning, mayHaveDemoShoppers, refuseDemoParts } from './kit/demo-parts.ts';
import type { Deps } from './kit/deps.ts';
import type { Log } from './kit/log.ts';
import { SettingsError } from './kit/settings-error.ts';
import type { Settings } from './kit/settings.ts';
import type { PageHost } from './pages/page-host.ts';
import { ensureSlots } from './slots/make-slots.ts';
import { followTimeline } from './sync/timeline.ts';
import { ensureDemoCodes } from './vouchers/demo-codes.ts';

export interface Running {
  /** `http://127.0.0.1:4173` */
  address: string;
  /** Of its PostgreSQL, the embedded one or the one that the settings name. */
  databaseUrl: string;
  /** Of `stop`: how long it goes on taking requests. */
  drainMs: number;
  /** Takes no more requests, finishes those at hand, closes the database; safe to call twice. */
  stop(): Promise<void>;
}

export interface OpenDatabase {
  db: Database;
  url: string;
  close(): Promise<void>;
}

/** Of the pool: while transactions wait for one another, pages and lookups go on. */
const KEPT_FOR_READS = 3;

/** The database that the settings name, else the embedded one; migrated, and with the demo catalogue where it has none of its own. */
export async function openStore(settings: Settings, log: Log): Promise<OpenDatabase> {
  const embedded = settings.databaseUrl ? null : await startEmbeddedPostgres({ dataDir: settings.dataDir, log });
  const url = embedded?.url ?? settings.databaseUrl ?? '';
  const db = openDatabase(url, {
    connections: settings.poolSize,
    keptForReads: KEPT_FOR_READS,
    onLostConnection: (error) => log.warn({ err: error }, 'a database connection was lost'),
  });
  const close = async (): Promise<void> => {
    await db.close();
    await embedded?.stop();
  };
  try {
    const count = await migrate(db);
    if (count > 0) log.info({ count }, 'migrations applied');
    if (await followTimeline(db.orm))
      log.warn('this database was restored or promoted: every device fetches its rows anew');
    // A database of the shop's own gets the demo by command alone: servers of two builds would load theirs in turn.
    if (embedded) await loadDemo(db, log);
    return { db, url, close };
  } catch (error) {
    await close();
    throw sentenceFor(error, settings);
  }
}

/** `pages` is asked for once the database is there; both may be prepared at the same time before. */
export async function startServer(settings: Settings, log: Log, pages: Promise<PageHost>): Promise<Running> {
  refuseDemoParts(settings);
  const warning = demoWarning(settings);
  if (warning !== null) log.warn(warning);
  const [store, host] = await both(openStore(settings, log), pages);
  try {
    const clock = await openDatabaseClock(store.db);
    const deps: Deps = { db: store.db, clock, log, settings };
    if (mayHaveDemoShoppers(settings)) {
      await addDemoShoppers(store.db, clock.now());
      await ensureDemoCodes(store.db.orm, settings.shop, clock.now());
    }
    // A shop that opens has something to choose from: the nightly job may be hours away.
    await ensureSlots(store.db, clock.now(), settings.shop);
    const app = await buildApp(deps, { pages: host });
    const address = await app.listen({ port: settings.port, host: settings.host });
    // Once the shop listens, so that its start takes no longer.
    const worker = startWorker(deps, tasks);
    const drawing = drawPopular(deps, app.server);
    let stopping: Promise<void> | undefined;
    const stop = async (): Promise<void> => {
      // Whoever balances the load sees it at /readyz, and sends new requests elsewhere while these are answered (F10).
      app.readiness.drain();
      await pause(settings.drainSeconds * 1000);
      // A connection whose last request ends while we stop would be kept open for the next one.
      const reaping = setInterval(() => app.server.closeIdleConnections(), 50);
      await Promise.all([app.close(), worker.stop(), drawing.stop()]);
      clearInterval(reaping);
      clock.stop();
      await store.close();
    };
    const drainMs = settings.drainSeconds * 1000;
    return { address, databaseUrl: store.url, drainMs, stop: () => (stopping ??= stop()) };
  } catch (error) {
    await store.close();
    throw sentenceFor(error, settings);
  }
}

/** Waits for both; where the pages fail, the database is closed again. */
async function both(opening: Promise<OpenDatabase>, pages: Promise<PageHost>): Promise<[OpenDatabase, PageHost]> {
  const [store, host] = await Promise.allSettled([opening, pages]);
  if (store.status === 'rejected') throw store.reason;
  if (host.status === 'fulfilled') return [store.value, host.value];
  await store.value.close();
  throw host.reason;
}

/** What a person can mend, said in one sentence. */
function sentenceFor(error: unknown, { host, port }: Settings): unknown {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') {
    return new SettingsError(
      `Port ${port} of ${host} is taken by another program: stop it, or set PORT to another number.`,
    );
  }
  if (code === 'EACCES')
    return new SettingsError(`This user may not listen on port ${port}: set PORT to one above 1023.`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return new SettingsError(`HOST or DATABASE_URL names an address that is not there: ${message}.`);
  }
  if (code === 'ECONNREFUSED') return new SettingsError(`No PostgreSQL answers at DATABASE_URL: ${message}.`);
  return error;
}
