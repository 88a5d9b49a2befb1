/** The account that PostgreSQL runs under: it refuses to run as root, so root lends it another. */
import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** `uid` and `gid` for spawn; empty for an ordinary user, who runs it as themselves. */
export type Account = { uid: number; gid: number } | Record<string, never>;

/**
 * As root: the owner of the cluster if there is one already, else the user `postgres`, made where it does not exist.
 * @throws Error in a sentence for the person who starts the server
 */
export async function accountFor(cluster: string): Promise<Account> {
  if (process.getuid?.() !== 0) return {};
  const owner = await stat(cluster).catch(() => null);
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  return (await lookUp()) ?? (await create());
}

async function lookUp(): Promise<Account | null> {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', 'postgres']), run('id', ['-g', 'postgres'])]);
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  } catch {
    return null;
  }
}

async function create(): Promise<Account> {
  const ways: [string, string[]][] = [
    ['useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/bin/false', 'postgres']],
    // busybox
    ['adduser', ['-S', '-D', '-H', '-s', '/bin/false', 'postgres']],
  ];
  for (const [command, args] of ways) {
    await run(command, args).catch(() => undefined);
    const account = await lookUp();
    if (account) return account;
  }
  throw new Error(
    'PostgreSQL does not run as root, and no user "postgres" could be made: start as an ordinary user, or set DATABASE_URL.',
  );
}

/** Whether the account may walk down to the folder, or to the nearest of its parents that exists. */
export async function canReach(account: Account, folder: string): Promise<boolean> {
  if (account.uid === undefined) return true;
  for (let at = folder; ; at = dirname(at)) {
    const found = await stat(at).catch(() => null);
    if (found) {
      const bit = found.uid === account.uid ? 0o100 : found.gid === account.gid ? 0o010 : 0o001;
      if ((found.mode & bit) === 0) return false;
    }
    if (at === dirname(at)) return true;
  }
}
