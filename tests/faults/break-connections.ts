/** F2: ends connections and restarts PostgreSQL under load. */
import { setTimeout as pause } from 'node:timers/promises';

import { openShopUnderLoad } from './shop-under-load.ts';

export interface Breaking {
  terminations: number;
  restarts: number;
  replicas: number;
}

/** Says what came of it; true where no process and no acknowledged edit was lost. */
export async function breakConnections({ terminations, restarts, replicas }: Breaking): Promise<boolean> {
  const shop = await openShopUnderLoad({ replicas, shoppers: 8, batch: 20 });
  try {
    let ended = 0;
    for (let round = 0; round < restarts || ended < terminations; round += 1) {
      await pause(150);
      ended += await shop.terminate().catch(() => 0);
      if (round < restarts) await shop.killPostgres(round % 2 === 0 ? 'SIGKILL' : 'SIGINT');
    }
    const settled = await shop.settle();
    console.log(JSON.stringify({ terminations: ended, restarts, ...settled }, null, 2));
    const { processesLost, editsLost, listsWrong, withoutRetryAfter } = settled;
    return processesLost + editsLost + listsWrong + withoutRetryAfter === 0;
  } finally {
    await shop.close();
  }
}
