/** Stores for the bench: started as anyone would start one, each size of catalogue in a temporary folder, one at a time. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { startEmbeddedPostgres } from '#server/db/embedded-postgres.ts';
import { createLog } from '#server/kit/log.ts';

/** The demo's products, or so many generated ones. */
export type Size = 'demo' | 20_000 | 200_000;

export interface Store {
  /** `http://127.0.0.1:12345` */
  origin: string;
  dataDir: string;
  /** From the command to the first ready answer. */
  startMs: number;
}

export interface Stores {
  /** Starts the store with this catalogue, and stops another that runs. */
  open(size: Size): Promise<Store>;
  stop(): Promise<void>;
  /** Stops what runs and removes the folders. */
  close(): Promise<void>;
}

const BUILD_MS = 300_000;
const GENERATE_MS = 1_200_000;
const STOP_MS = 20_000;

export async function makeStores(say: (sentence: string) => void): Promise<Stores> {
  const root = await mkdtemp(join(tmpdir(), 'zad-bench-'));
  const folders = new Set<string>();
  let running: { size: Size; store: Store; child: ChildProcess } | undefined;

  const stop = async (): Promise<void> => {
    if (!running) return;
    const { child, store } = running;
    running = undefined;
    await end(child);
    await stopDatabase(store.dataDir);
  };

  const open = async (size: Size): Promise<Store> => {
    if (running?.size === size) return running.store;
    await stop();
    const dataDir = join(root, String(size));
    if (!folders.has(dataDir) && size !== 'demo') {
      say(`generating ${size} products`);
      await succeed(launch(['run', 'catalogue', '--', 'generate', String(size)], dataDir, {}), GENERATE_MS);
    }
    folders.add(dataDir);
    const port = await freePort();
    const origin = `http://127.0.0.1:${port}`;
    const start = performance.now();
    const child = launch(['start'], dataDir, { PORT: String(port) });
    try {
      await ready(child, origin);
    } catch (error) {
      await end(child);
      throw error;
    }
    const store = { origin, dataDir, startMs: performance.now() - start };
    running = { size, store, child };
    return store;
  };

  return {
    open,
    stop,
    close: async () => {
      await stop();
      await rm(root, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}

/** npm and all that it starts form a group, so that all of it can be ended. Nobody's database but the folder's own. */
function launch(args: readonly string[], dataDir: string, settings: Record<string, string>): ChildProcess {
  const env: NodeJS.ProcessEnv = { ...process.env, LOG_LEVEL: 'warn', RATE_LIMIT: '0', HOST: '127.0.0.1' };
  for (const name of ['DATABASE_URL', 'PUBLIC_ORIGIN', 'TRUST_PROXY', 'NODE_ENV']) delete env[name];
  return spawn('npm', ['--silent', ...args], {
    env: { ...env, DATA_DIR: dataDir, ...settings },
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

async function ready(child: ChildProcess, origin: string): Promise<void> {
  for (const end = Date.now() + BUILD_MS; Date.now() < end; await pause(20)) {
    if (child.exitCode !== null) throw new Error(`the store ended with ${child.exitCode} at its start`);
    const isReady = await fetch(`${origin}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isReady) return;
  }
  throw new Error(`the store was not ready after ${BUILD_MS / 1000} s`);
}

async function succeed(child: ChildProcess, patienceMs: number): Promise<void> {
  const timer = setTimeout(() => void end(child), patienceMs);
  const [code] = (await once(child, 'exit')) as [number | null];
  clearTimeout(timer);
  if (code !== 0) throw new Error(`the catalogue could not be generated (${code ?? `not within ${patienceMs} ms`})`);
}

async function end(child: ChildProcess): Promise<void> {
  const { pid } = child;
  if (pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  process.kill(-pid, 'SIGTERM');
  const isLate = await Promise.race([gone.then(() => false), pause(STOP_MS, true, { ref: false })]);
  if (isLate) process.kill(-pid, 'SIGKILL');
  await gone;
}

/** A store that had to be killed leaves its database running: taken over, and stopped by its last user. */
async function stopDatabase(dataDir: string): Promise<void> {
  const database = await startEmbeddedPostgres({ dataDir, log: createLog('fatal') });
  await database.stop();
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  return typeof address === 'object' && address ? address.port : 0;
}
