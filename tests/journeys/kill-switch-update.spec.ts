/** The way back from a broken worker: one that removes workers is published in its place (docs/security.md, its drill). */
import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { expect, test } from '@playwright/test';

import { openCopiedShop, type CopiedShop } from '#tests/support/copied-shop.ts';
import { kept, settled } from '#tests/support/phone.ts';

let shop: CopiedShop;

test.beforeAll(async () => {
  test.setTimeout(400_000);
  shop = await openCopiedShop();
});

test.afterAll(() => shop?.close());

/** Ends the old worker once the new one waits for it: Chromium would let a worker that is at work finish for five minutes. */
async function workerFreed(): Promise<() => Promise<void>> {
  const devtools = await shop.phone.devtools();
  const statuses = new Map<string, string>();
  devtools.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
    for (const { versionId, status } of versions) statuses.set(versionId, status);
  });
  await devtools.send('ServiceWorker.enable');
  return async () => {
    const [old, waiting] = ['activated', 'installed'].map(
      (wanted) => [...statuses].find(([, status]) => status === wanted)?.[0],
    );
    if (old && waiting) await devtools.send('ServiceWorker.stopWorker', { versionId: old });
  };
}

test('the worker that removes workers empties what this one kept, and answers nothing itself', async () => {
  test.setTimeout(200_000);
  await settled(await shop.phone.open('/en'));
  // A page with reads under way keeps its worker at work, and the browser waits for it, for some minutes at most.
  await shop.phone.restart();
  await shop.restartAfter(async () => {
    const worker = join(shop.copy.root, 'dist/client/sw.js');
    for (const packed of [`${worker}.br`, `${worker}.gz`]) await rm(packed, { force: true });
    await cp(join(shop.copy.root, 'server/pages/kill-switch-sw.js'), worker);
  });
  const freeWorker = await workerFreed();
  const page = await shop.phone.open('/en');
  await expect(page.getByRole('heading').first()).toBeVisible();
  await expect(async () => {
    await freeWorker();
    expect(await kept(page).catch(() => null)).toEqual({});
  }).toPass({ timeout: 60_000 });
  // The app registers it again, and it stays out of the way: pages come from the network.
  // It may still be reloading the page that it freed: a visit that falls into that is taken up again.
  await expect(async () => void (await page.goto(`${shop.link.origin}/ar`, { timeout: 8_000 }))).toPass({
    timeout: 60_000,
  });
  await expect
    .poll(() =>
      page.evaluate(() => {
        const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
        return visit?.transferSize ?? 0;
      }),
    )
    .toBeGreaterThan(0);
  expect(await kept(page)).toEqual({});
});
