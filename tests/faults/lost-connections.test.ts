/** A database that goes away for a moment: no process ends, and no acknowledged edit is lost. The long form is `npm run faults`. */
import { setTimeout as pause } from 'node:timers/promises';

import { expect, test } from 'vitest';

import { openShopUnderLoad, until } from './shop-under-load.ts';

test('ten rounds of lost connections and two restarts of PostgreSQL', { timeout: 120_000 }, async () => {
  const shop = await openShopUnderLoad();
  try {
    let ended = 0;
    for (let round = 0; round < 10; round += 1) {
      await pause(100);
      ended += await shop.terminate().catch(() => 0);
    }
    await shop.killPostgres('SIGKILL');
    await pause(300);
    await shop.killPostgres('SIGINT');
    await pause(300);
    const settled = await shop.settle();
    expect(ended).toBeGreaterThan(10);
    expect(settled).toMatchObject({ processesLost: 0, editsLost: 0, listsWrong: 0, refused: 0, withoutRetryAfter: 0 });
    expect(settled.acknowledged).toBeGreaterThan(50);
    expect(Object.keys(settled.statuses)).not.toContain('500');
    const [replica] = shop.replicas;
    await until('ready again', async () => (await fetch(`${replica?.address}/readyz`)).status === 200);
  } finally {
    await shop.close();
  }
});
