/** The server dies between its commit and its answer, and later comes back from an old backup. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { expect, test } from '@playwright/test';

import { placeCluster } from '#server/db/postgres-cluster.ts';
import { shopKeys } from '#tests/support/device-shop.ts';
import { isOn, openShelf, tapHeart } from '#tests/support/hearts.ts';
import { startStore, type OwnStore } from '#tests/support/journey-server.ts';
import { Phone } from '#tests/support/phone.ts';
import { watchServer, type ServerView } from '#tests/support/server-rows.ts';
import { newShopper, register, signInByPanel } from '#tests/support/shopper.ts';
import { openUnrulyLink, type UnrulyLink } from '#tests/support/unruly-link.ts';

test.describe.configure({ mode: 'serial' });

let dataDir: string;
let store: OwnStore;
let link: UnrulyLink;
let phone: Phone;
let server: ServerView;
const on = new Set<string>();

test.beforeAll(async ({ playwright }) => {
  test.setTimeout(400_000);
  dataDir = await mkdtemp(join(tmpdir(), 'zad-power-cut-'));
  store = await startStore({ dataDir });
  link = await openUnrulyLink(store.origin);
  const api = await playwright.request.newContext({ baseURL: store.origin });
  const sara = newShopper();
  await register(api, sara);
  server = await watchServer(api, sara);
  phone = await Phone.buy(link);
  const page = await phone.open('/en/account');
  await signInByPanel(page, sara);
  await page.close();
});

test.afterAll(async () => {
  await phone?.throwAway();
  await link?.close();
  await store?.stop();
  const cluster = await placeCluster(dataDir);
  for (const folder of [dataDir, cluster, `${cluster}-backup`]) await rm(folder, { recursive: true, force: true });
});

/** Its files keep their owner, who alone may start it. */
const copyCluster = (from: string, to: string) => promisify(execFile)('cp', ['-a', from, to]);

const startAgain = async (): Promise<void> => {
  store = await startStore({ dataDir, port: Number(new URL(store.origin).port) });
};

/** The server holds the hearts that are on, and no others. */
const expectOn = (): Promise<void> =>
  expect
    .poll(async () => [...(await server.rows()).keys()].sort(), { timeout: 60_000 })
    .toEqual([...on].map((code) => `F:${code}`).sort());

test('a server killed between its commit and its answer has counted each edit once', async () => {
  test.setTimeout(240_000);
  const page = await phone.newPage();
  const shelf = await openShelf(page, link.origin);
  link.does('lose-answer');
  const before = link.exchanges();
  for (const code of shelf.slice(0, 3)) {
    await tapHeart(page, code);
    on.add(code);
  }
  await expect.poll(() => link.exchanges()).toBeGreaterThan(before);
  await store.kill();
  await startAgain();
  link.does('none');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expectOn();
  expect(await server.version()).toBe(on.size);
  for (const code of on) await expect.poll(() => isOn(page, code)).toBe(true);
  await page.close();
});

test('after a restored backup and its new epoch the device is as the server, and what waits is sent', async () => {
  test.setTimeout(300_000);
  await store.stop();
  const cluster = await placeCluster(dataDir);
  await copyCluster(cluster, `${cluster}-backup`);
  await startAgain();
  const page = await phone.newPage();
  const shelf = await openShelf(page, link.origin);
  const [kept = '', lost = '', waits = ''] = shelf.filter((code) => !on.has(code));
  await tapHeart(page, lost);
  await expect.poll(async () => (await server.rows()).has(`F:${lost}`)).toBe(true);
  // The phone has heard so too.
  await expect.poll(() => shopKeys(page, 'outbox')).toEqual([]);
  link.cut(true);
  await tapHeart(page, waits);

  await store.stop();
  await rm(cluster, { recursive: true });
  await copyCluster(`${cluster}-backup`, cluster);
  await promisify(execFile)(process.execPath, ['--import', 'tsx', 'server/commands/new-epoch.ts'], {
    env: { ...process.env, DATA_DIR: dataDir },
  });
  await startAgain();
  link.cut(false);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  on.add(waits);
  await expectOn();
  await expect.poll(() => isOn(page, lost)).toBe(false);
  await tapHeart(page, kept);
  on.add(kept);
  await expectOn();
  for (const code of on) await expect.poll(() => isOn(page, code)).toBe(true);
  await page.close();
});
