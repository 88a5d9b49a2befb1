/** A database that goes away for a moment: no process ends, and no acknowledged edit is lost. The long form is `npm run faults`. */
import { setTimeout as pause } from 'node:timers/promises';

import { expect, test } from 'vitest';

import { openShopUnderLoad, until } from './shop-under-load.ts';

test('ten rounds of lost connections and two restarts of PostgreSQL', { timeout: 120_000 }, async () => {
  const shop = await openShopUnderLoad();
  try {
    // However slow the machine is, there is something to lose.
    const heard = (): number[] => shop.devices.map(({ acknowledged }) => acknowledged.size);
    await until('every device is heard', () => Promise.resolve(Math.min(...heard()) >= 15));
    const before = heard();
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
    for (const [index, count] of heard().entries()) expect(count).toBeGreaterThan(before[index] ?? Infinity);
    expect(Object.keys(settled.statuses)).not.toContain('500');
    const [replica] = shop.replicas;
    await until('ready again', async () => (await fetch(`${replica?.address}/readyz`)).status === 200);
  } finally {
    await shop.close();
  }
});

test('F1: pullers of a shopper who writes on two replicas miss no version', { timeout: 120_000 }, async () => {
  const shop = await openShopUnderLoad({ replicas: 2, shoppers: 1, writers: 4, pullers: 3, batch: 3 });
  try {
    await pause(4000);
    const settled = await shop.settle();
    expect(settled).toMatchObject({ processesLost: 0, editsLost: 0, listsWrong: 0, refused: 0 });
    expect(settled.acknowledged).toBeGreaterThan(20);
    const fresh = await shop.freshView(0);
    expect(fresh).toHaveLength(4);
    for (const puller of shop.pullers) {
      expect(puller.pulls).toBeGreaterThan(3);
      expect(puller.view()).toEqual(fresh);
    }
  } finally {
    await shop.close();
  }
});

test('F2: a replica that is killed takes no acknowledged edit with it', { timeout: 120_000 }, async () => {
  const shop = await openShopUnderLoad({ replicas: 2, batch: 50 });
  try {
    await pause(1500);
    shop.replicas[0]?.process.kill('SIGKILL');
    await shop.terminate();
    await pause(1500);
    const settled = await shop.settle();
    expect(settled).toMatchObject({ processesLost: 1, editsLost: 0, listsWrong: 0, refused: 0 });
    expect(settled.acknowledged).toBeGreaterThan(100);
  } finally {
    await shop.close();
  }
});
