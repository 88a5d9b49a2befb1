/** A store of a journey's own, on a free port and with a database of its own. */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { freePort } from './free-port.ts';

export interface Store {
  origin: string;
  /** Where its database is. */
  dataDir: string;
  stop(): Promise<void>;
}

/** A store of a journey's own can be taken by the power cut, and be opened again where it was. */
export interface OwnStore extends Store {
  kill(): Promise<void>;
}

interface Where {
  /** The folder of the project, or of a copy of it. */
  root?: string;
  port?: number;
  /** Kept when the store stops; without one there is a temporary one. */
  dataDir?: string;
}

const PATIENCE_MS = 240_000;

/** The store that ZAD_ORIGIN names, where it is open already; else one of this journey's own. */
export function openStore(): Promise<Store> {
  const origin = process.env['ZAD_ORIGIN'];
  return origin === undefined
    ? startStore()
    : Promise.resolve({ origin, dataDir: process.env['ZAD_DATA_DIR'] ?? '', stop: () => Promise.resolve() });
}

/** What `npm start` does; resolves when the store is open. */
export async function startStore({ root = process.cwd(), port, dataDir }: Where = {}): Promise<OwnStore> {
  const own = dataDir ?? (await mkdtemp(join(tmpdir(), 'zad-journey-')));
  const at = port ?? (await freePort());
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/commands/start.ts'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(at),
      SANDBOX_PORT: String(await freePort()),
      HOST: '127.0.0.1',
      DATA_DIR: own,
      LOG_LEVEL: 'error',
      RATE_LIMIT: '0',
      TRUST_PROXY: '127.0.0.1',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  await opened(child);
  let isWanted = true;
  let last = '';
  const hear = (chunk: Buffer): void => void (last = `${last}${chunk.toString()}`.slice(-4000));
  child.stdout?.on('data', hear);
  child.stderr?.on('data', hear);
  // Journeys would only say that nobody answered.
  child.once('exit', (code, signal) => {
    if (isWanted) process.stderr.write(`the store at ${at} ended by itself (${code ?? signal}):\n${last}\n`);
  });
  const stop = async (): Promise<void> => {
    isWanted = false;
    await ended(child);
    if (dataDir === undefined) await rm(own, { recursive: true, force: true });
  };
  const kill = async (): Promise<void> => {
    isWanted = false;
    const gone = new Promise((done) => child.once('exit', done));
    child.kill('SIGKILL');
    await gone;
  };
  return { origin: `http://127.0.0.1:${at}`, dataDir: own, stop, kill };
}

function opened(child: ChildProcess): Promise<void> {
  let said = '';
  return new Promise((resolve, reject) => {
    const give = (): void => reject(new Error(`the store did not open:\n${said}`));
    const timer = setTimeout(give, PATIENCE_MS);
    const hear = (chunk: Buffer): void => {
      said += chunk.toString();
      if (!said.includes('Zad is open at')) return;
      clearTimeout(timer);
      resolve();
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.on('exit', give);
  });
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((done) => {
    if (child.exitCode !== null) done();
    else {
      child.on('exit', () => done());
      child.kill('SIGTERM');
    }
  });
}
