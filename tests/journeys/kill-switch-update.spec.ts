/** The way back from a broken worker: one that removes workers is published in its place (docs/security.md, its drill). */
import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { expect, test } from '@playwright/test';

import { startStore, type Store } from '#tests/support/journey-server.ts';
import { kept, Phone, settled } from '#tests/support/phone.ts';
import { copyProject, type ProjectCopy } from '#tests/support/project-copy.ts';
import { openLink, type Link } from '#tests/support/signal.ts';

/** A server more on the database of all journeys: the shop is there already. */
const dataDir = process.env['ZAD_DATA_DIR'];

let copy: ProjectCopy;
let store: Store;
let link: Link;
let phone: Phone;

test.beforeAll(async () => {
  test.setTimeout(400_000);
  copy = await copyProject();
  store = await startStore({ root: copy.root, ...(dataDir && { dataDir }) });
  link = await openLink(store.origin);
  phone = await Phone.buy(link);
});

test.afterAll(async () => {
  await phone?.throwAway();
  await link?.close();
  await store?.stop();
  await copy?.remove();
});

test('the worker that removes workers empties what this one kept, and answers nothing itself', async () => {
  test.setTimeout(400_000);
  await settled(await phone.open('/en'));
  // A page with reads under way keeps its worker at work, and the browser waits for it, for some minutes at most.
  await phone.restart();
  const worker = join(copy.root, 'dist/client/sw.js');
  for (const packed of [`${worker}.br`, `${worker}.gz`]) await rm(packed, { force: true });
  await cp(join(copy.root, 'server/pages/kill-switch-sw.js'), worker);
  const { port } = new URL(store.origin);
  await store.stop();
  store = await startStore({ root: copy.root, ...(dataDir && { dataDir }), port: Number(port) });
  const page = await phone.open('/en');
  await expect(page.getByRole('heading').first()).toBeVisible();
  // Chromium lets a worker that is at work finish for five minutes.
  await expect.poll(() => kept(page).catch(() => null), { timeout: 330_000 }).toEqual({});
  // The app registers it again, and it stays out of the way: pages come from the network.
  // It may still be reloading the page that it freed: a visit that falls into that is taken up again.
  await expect(async () => void (await page.goto(`${link.origin}/ar`, { timeout: 8_000 }))).toPass({ timeout: 60_000 });
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
