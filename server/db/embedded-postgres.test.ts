import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { Client } from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { canReach } from './postgres-account.ts';
import { isAlive, readPostmaster } from './postgres-cluster.ts';

let folder: string;
let started: ChildProcess[] = [];

interface Started {
  process: ChildProcess;
  url: string;
  /** Of PostgreSQL. */
  pid: number;
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zad-embedded-'));
  // As root PostgreSQL runs as another user, who could not enter it otherwise.
  await chmod(folder, 0o755);
  started = [];
});

afterEach(async () => {
  await Promise.all(started.map((child) => stop(child)));
  const left = await readPostmaster(join(folder, 'postgres'));
  if (left && left.pid !== process.pid && isAlive(left.pid)) process.kill(left.pid, 'SIGQUIT');
  await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

async function start(options: { uid?: number; gid?: number } = {}): Promise<Started> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'tests/support/run-embedded.ts', folder], {
    ...options,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  started.push(child);
  const [line] = (await Promise.race([
    once(child.stdout, 'data'),
    once(child, 'exit').then(() => Promise.reject(new Error('it did not start'))),
  ])) as [Buffer];
  return { process: child, ...(JSON.parse(line.toString()) as { url: string; pid: number }) };
}

async function stop(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}

async function ask<T>(url: string, statement: string): Promise<T[]> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(statement)).rows as T[];
  } finally {
    await client.end();
  }
}

const keep = (url: string) => ask(url, 'create table kept as select 7 as figure');
const kept = async (url: string) => (await ask<{ figure: number }>(url, 'select figure from kept'))[0]?.figure;

test('a second process takes the running server; the last to leave stops it', { timeout: 60_000 }, async () => {
  const [first, second] = await Promise.all([start(), start()]);
  expect(second.url).toBe(first.url);
  expect(second.pid).toBe(first.pid);
  await keep(first.url);
  await stop(first.process);
  expect(await kept(second.url)).toBe(7);
  await stop(second.process);
  expect(await readPostmaster(join(folder, 'postgres'))).toBeNull();
  const third = await start();
  expect([third.url, await kept(third.url)]).toEqual([first.url, 7]);
});

test('a server whose process was killed is adopted, with all it held', { timeout: 60_000 }, async () => {
  const first = await start();
  await keep(first.url);
  await stop(first.process, 'SIGKILL');
  const second = await start();
  expect([second.pid, second.url, await kept(second.url)]).toEqual([first.pid, first.url, 7]);
});

test('a killed PostgreSQL comes back: under a living process, and at the next start', { timeout: 90_000 }, async () => {
  const first = await start();
  await keep(first.url);
  process.kill(first.pid, 'SIGKILL');
  await expect.poll(() => kept(first.url).catch(() => null), { timeout: 30_000, interval: 100 }).toBe(7);
  const again = await readPostmaster(join(folder, 'postgres'));
  expect(again?.pid).not.toBe(first.pid);
  await stop(first.process, 'SIGKILL');
  if (again) process.kill(again.pid, 'SIGKILL');
  const second = await start();
  expect([second.url, await kept(second.url)]).toEqual([first.url, 7]);
});

test('neither an open port nor a reused process number is taken for ours', { timeout: 60_000 }, async () => {
  const first = await start();
  await keep(first.url);
  const file = join(folder, 'postgres', 'postmaster.pid');
  const lines = (await readFile(file, 'utf8')).split('\n');
  await stop(first.process);
  // As after a crash in a container: the number is another program's now, and so is the port.
  const stranger = createServer((socket) => socket.end('HTTP/1.1 400 no\r\n\r\n'));
  stranger.listen(Number(new URL(first.url).port), '127.0.0.1');
  await once(stranger, 'listening');
  await writeFile(file, [process.pid, ...lines.slice(1)].join('\n'), { mode: 0o644 });
  const second = await start();
  stranger.close();
  expect(second.url).not.toBe(first.url);
  expect(await kept(second.url)).toBe(7);
});

const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;

test.runIf(isRoot && (await canReach({ uid: NOBODY, gid: NOBODY }, process.cwd())))(
  'an ordinary user runs it as themselves',
  { timeout: 60_000 },
  async () => {
    await chown(folder, NOBODY, NOBODY);
    const { url } = await start({ uid: NOBODY, gid: NOBODY });
    expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }]);
  },
);
