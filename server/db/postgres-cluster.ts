/** A cluster's folder: where it lies, making it, and what its postmaster.pid says. */
import { execFile } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { chmod, chown, mkdir, readdir, readFile, readlink, realpath, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';

import { canReach, type Account } from './postgres-account.ts';
import { SHARED_PLACE, type Binaries } from './postgres-binaries.ts';

const run = promisify(execFile);

/** The cluster below DATA_DIR, or in a place that PostgreSQL's account can reach where it cannot reach that one. */
export async function placeCluster(dataDir: string): Promise<string> {
  const made = await mkdir(dataDir, { recursive: true });
  if (made !== undefined) await chmod(dataDir, 0o755);
  const moved = await readFile(join(dataDir, 'postgres-location'), 'utf8').catch(() => '');
  if (moved.trim() !== '') return moved.trim();
  return join(await realpath(dataDir), 'postgres');
}

/** Where the account cannot reach the folder: another place, written down in DATA_DIR so that it stays. */
export async function moveWithinReach(
  dataDir: string,
  cluster: string,
  account: Account,
  say: (sentence: string) => void,
): Promise<string> {
  if (await canReach(account, dirname(cluster))) return cluster;
  const name = createHash('sha256').update(cluster).digest('hex').slice(0, 12);
  const folder = join(SHARED_PLACE, `data-${name}`);
  await mkdir(folder, { recursive: true });
  await chmod(SHARED_PLACE, 0o755);
  const place = join(folder, 'postgres');
  await writeFile(join(dataDir, 'postgres-location'), `${place}\n`);
  say(
    `The database is kept in ${place}, because the user that PostgreSQL runs under cannot enter ${dirname(cluster)}.`,
  );
  return place;
}

/** Makes the cluster unless it exists. It appears whole or not at all, also where two processes try at once. */
export async function makeCluster(
  cluster: string,
  { initdb }: Binaries,
  account: Account,
  isDurable: boolean,
): Promise<void> {
  if (await isCluster(cluster)) return;
  await sweepHalfMade(cluster);
  const half = `${cluster}.making-${process.pid}`;
  const passwordFile = `${half}.password`;
  await mkdir(half, { recursive: true, mode: 0o700 });
  await writeFile(passwordFile, `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600 });
  if (account.uid !== undefined) {
    await chown(half, account.uid, account.gid);
    await chown(passwordFile, account.uid, account.gid);
  }
  try {
    await initialise(initdb, half, passwordFile, account, isDurable);
    await rename(passwordFile, join(half, PASSWORD_FILE));
    await rename(half, cluster).catch(async (error: unknown) => {
      if (!(await isCluster(cluster))) throw error;
    });
  } finally {
    await rm(half, { recursive: true, force: true });
    await rm(passwordFile, { force: true });
  }
}

const PASSWORD_FILE = 'zad-password';

/** @throws Error in a sentence where the cluster is another user's */
export async function readPassword(cluster: string): Promise<string> {
  return readFile(join(cluster, PASSWORD_FILE), 'utf8').then(
    (text) => text.trim(),
    () => {
      throw new Error(
        `The database in ${cluster} belongs to another user or was not made by this program: start as that user, or set DATA_DIR to another folder.`,
      );
    },
  );
}

/** C.UTF-8 knows every letter (trigrams and words of Arabic need that) and sorts alike on every machine. */
async function initialise(
  initdb: string,
  folder: string,
  passwordFile: string,
  account: Account,
  isDurable: boolean,
): Promise<void> {
  const problems: string[] = [];
  for (const locale of ['C.UTF-8', 'C.utf8', 'en_US.UTF-8', 'C']) {
    const args = [
      `--pgdata=${folder}`,
      '--username=postgres',
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      `--locale=${locale}`,
      '--lc-messages=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--no-instructions',
      ...(isDurable ? [] : ['--no-sync']),
    ];
    try {
      await run(initdb, args, { ...account, cwd: '/', env: postgresEnvironment() });
      return;
    } catch (error) {
      const { stderr, message } = error as { stderr?: string; message: string };
      problems.push((stderr || message).trim());
      if (!/locale/i.test(stderr ?? '')) break;
    }
  }
  throw new Error(`PostgreSQL could not make its folder ${folder}: ${problems.at(-1)}`);
}

/** The environment without what would steer PostgreSQL: PGPORT, PGDATA, LC_ALL and the like. */
export function postgresEnvironment(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(PG|LC_|LANG)/.test(name)));
}

function isCluster(folder: string): Promise<boolean> {
  return readdir(folder).then(
    (names) => names.length > 0,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return false;
      if (error.code === 'EACCES') return true;
      throw error;
    },
  );
}

/** Removes what a process that was killed while making a cluster left behind. */
async function sweepHalfMade(cluster: string): Promise<void> {
  const names = await readdir(dirname(cluster)).catch(() => []);
  for (const name of names) {
    const pid = new RegExp(`^${basename(cluster)}\\.making-(\\d+)`).exec(name)?.[1];
    if (pid !== undefined && Number(pid) !== process.pid && !isAlive(Number(pid))) {
      await rm(join(dirname(cluster), name), { recursive: true, force: true });
    }
  }
}

export interface Postmaster {
  pid: number;
  port: number;
}

/** What postmaster.pid says, whether or not that process still lives; null where there is no such file. */
export async function readPostmaster(cluster: string): Promise<Postmaster | null> {
  const lines = (await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n');
  const pid = Number(lines[0]);
  return Number.isInteger(pid) && pid > 0 ? { pid, port: Number(lines[3] || 0) } : null;
}

/** Whether the process of a postmaster.pid lives and is this cluster's PostgreSQL: a number may have been given anew. */
export async function isPostmasterOf(cluster: string, pid: number): Promise<boolean> {
  if (!isAlive(pid)) return false;
  if (process.platform !== 'linux') return true;
  const cwd = await readlink(`/proc/${pid}/cwd`).catch(() => null);
  if (cwd !== null) return cwd === cluster;
  const name = await readFile(`/proc/${pid}/comm`, 'utf8').catch(() => 'postgres');
  return name.trim() === 'postgres';
}

/**
 * Where the number in postmaster.pid belongs to a process that is not PostgreSQL, PostgreSQL would wait for it for ever. It
 * passes over its own parent, so that is named instead; its check of the shared memory stays.
 */
export async function disownPostmaster(cluster: string): Promise<void> {
  const file = join(cluster, 'postmaster.pid');
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text !== null) await writeFile(file, text.replace(/^.*/, String(process.pid)));
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
