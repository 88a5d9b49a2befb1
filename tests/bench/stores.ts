/** The store that is measured: started as anyone would start one, in a temporary folder, with a catalogue that only grows. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { startEmbeddedPostgres } from '#server/db/embedded-postgres.ts';
import { createLog } from '#server/kit/log.ts';
import { freePort } from '#tests/support/free-port.ts';

/** The demo's products alone, or with so many generated ones. */
export type Size = 'demo' | 20_000 | 200_000;

export interface Store {
  /** `http://127.0.0.1:12345` */
  origin: string;
  dataDir: string;
  /** From the command to the first ready answer. */
  startMs: number;
}

export interface Stores {
  /** The running store, with this catalogue; sizes are asked for in ascending order. */
  open(size: Size): Promise<Store>;
  stop(): Promise<void>;
  /** Stops what runs and removes the folder. */
  close(): Promise<void>;
}

const BUILD_MS = 300_000;
const GENERATE_MS = 1_200_000;
const STOP_MS = 20_000;

/** `env`: settings of the store besides. */
export async function makeStores(say: (sentence: string) => void, env: Record<string, string> = {}): Promise<Stores> {
  const dataDir = await mkdtemp(join(tmpdir(), 'zad-bench-'));
  let has: Size | undefined;
  let running: { store: Store; child: ChildProcess } | undefined;

  const stop = async (): Promise<void> => {
    const child = running?.child;
    running = undefined;
    if (!child) return;
    await end(child);
    await stopDatabase(dataDir);
  };

  const start = async (): Promise<Store> => {
    const port = await freePort();
    const origin = `http://127.0.0.1:${port}`;
    const from = performance.now();
    const child = launch(['start'], dataDir, { PORT: String(port), ...env });
    const store = { origin, dataDir, startMs: 0 };
    running = { store, child };
    await ready(child, origin);
    store.startMs = performance.now() - from;
    return store;
  };

  const grow = async (size: Size): Promise<void> => {
    if (size === has) return;
    if (size === 'demo' || (typeof has === 'number' && has > size)) throw new Error(`the catalogue is past ${size}`);
    if (has === undefined) {
      await start();
      await stop();
    }
    say(`generating ${size} products`);
    await succeed(launch(['run', 'catalogue', '--', 'generate', String(size)], dataDir, {}), GENERATE_MS);
  };

  return {
    open: async (size) => {
      if (running && size === has) return running.store;
      await stop();
      if (has !== undefined || size !== 'demo') await grow(size);
      has = size;
      return start();
    },
    stop,
    close: async () => {
      await stop();
      await rm(dataDir, { recursive: true, force: true, maxRetries: 3 });
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
