import { setTimeout as pause } from 'node:timers/promises';
/** F1: eight devices write and four pull one shopper's rows on two replicas, while each commit takes its own time. */
import { isDeepStrictEqual } from 'node:util';

import { openShopUnderLoad } from './shop-under-load.ts';

/** Says what came of it; true where every puller holds what a device that begins anew is told, and no edit was lost. */
export async function manyWriters({ seconds }: { seconds: number }): Promise<boolean> {
  const shop = await openShopUnderLoad({ replicas: 2, shoppers: 1, writers: 8, pullers: 4, batch: 3 });
  try {
    // Runs as the last thing before the commit: what was numbered first is not what is seen first.
    await shop.db.pool.query(`create function late_commit() returns trigger language plpgsql as
      $$ begin perform pg_sleep(random() * 0.02); return null; end $$`);
    await shop.db.pool.query(`create constraint trigger late_commit after insert on sync_mutation
      deferrable initially deferred for each row execute function late_commit()`);
    await pause(seconds * 1000);
    const settled = await shop.settle();
    const fresh = await shop.freshView(0);
    const wrong = shop.pullers.filter((puller) => !isDeepStrictEqual(puller.view(), fresh)).length;
    const pulls = shop.pullers.map((puller) => puller.pulls);
    console.log(JSON.stringify({ seconds, pulls, rows: fresh.length, pullersWrong: wrong, ...settled }, null, 2));
    const { processesLost, editsLost, listsWrong, refused } = settled;
    return fresh.length === 8 && wrong + processesLost + editsLost + listsWrong + refused === 0;
  } finally {
    await shop.close();
  }
}
