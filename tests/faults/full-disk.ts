/** F12: PostgreSQL's disk is full while devices write; later there is room again. The disk is a small one in memory, which takes root. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';

import { openShopUnderLoad, until } from './shop-under-load.ts';

const run = promisify(execFile);
const DISK_MB = 400;
/** What the database has left once the disk is filled: enough for some seconds of edits. */
const LEFT_MB = 2;

/** Says what came of it; true where no process and no acknowledged edit was lost, and none was refused. */
export async function fullDisk({ seconds }: { seconds: number }): Promise<boolean> {
  const disk = await mkdtemp(join(tmpdir(), 'zad-full-'));
  await run('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m,mode=0755`, 'tmpfs', disk]);
  try {
    const shop = await openShopUnderLoad({ replicas: 2, shoppers: 4, batch: 100, folder: join(disk, 'data') });
    try {
      const heard = (): number[] => shop.devices.map(({ acknowledged }) => acknowledged.size);
      await until('every device is heard', () => Promise.resolve(Math.min(...heard()) >= 100));
      const { bavail, bsize } = await statfs(disk);
      const ballast = Buffer.alloc(bavail * bsize - LEFT_MB * 1024 * 1024);
      // The devices write meanwhile: then there is less room than there was.
      await writeFile(join(disk, 'ballast'), ballast).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOSPC') throw error;
      });
      const busy = (): number => shop.devices.reduce((sum, { statuses }) => sum + (statuses.get(503) ?? 0), 0);
      await until('a device is told to come again', () => Promise.resolve(busy() > 0));
      const before = heard();
      await pause(seconds * 1000);
      const whileFull = heard().map((count, index) => count - (before[index] ?? 0));
      await rm(join(disk, 'ballast'));
      // All that waits is sent within the minute that a device drains for.
      const settled = await shop.settle();
      console.log(JSON.stringify({ seconds, acknowledgedWhileFull: whileFull, ...settled }, null, 2));
      const { processesLost, editsLost, listsWrong, refused, withoutRetryAfter } = settled;
      const isServerAtFault = (settled.statuses[500] ?? 0) > 0;
      return !isServerAtFault && processesLost + editsLost + listsWrong + refused + withoutRetryAfter === 0;
    } finally {
      await shop.close();
    }
  } finally {
    await run('umount', [disk]);
    await rm(disk, { recursive: true, force: true });
  }
}
