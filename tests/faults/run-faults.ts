/**
 * `npm run faults -- [--terminations 200] [--restarts 20] [--replicas 2]`: ends connections and restarts PostgreSQL under load.
 * Exits 1 where a process or an acknowledged edit was lost.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';

import { openShopUnderLoad } from './shop-under-load.ts';

const { values } = parseArgs({
  options: {
    terminations: { type: 'string', default: '200' },
    restarts: { type: 'string', default: '20' },
    replicas: { type: 'string', default: '2' },
  },
});

const shop = await openShopUnderLoad({ replicas: Number(values.replicas), shoppers: 8, batch: 20 });
try {
  const restarts = Number(values.restarts);
  let terminations = 0;
  for (let round = 0; round < restarts || terminations < Number(values.terminations); round += 1) {
    await pause(150);
    terminations += await shop.terminate().catch(() => 0);
    if (round < restarts) await shop.killPostgres(round % 2 === 0 ? 'SIGKILL' : 'SIGINT');
  }
  const settled = await shop.settle();
  console.log(JSON.stringify({ terminations, restarts, ...settled }, null, 2));
  const { processesLost, editsLost, listsWrong, withoutRetryAfter } = settled;
  process.exitCode = processesLost + editsLost + listsWrong + withoutRetryAfter === 0 ? 0 : 1;
} finally {
  await shop.close();
}
