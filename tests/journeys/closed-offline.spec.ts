/** The shopper leaves the aisle, closes the app and never opens it again: the browser wakes the worker, and what waited is sent. */
import { expect, test } from '@playwright/test';

import { shopKeys } from '#tests/support/device-shop.ts';
import { openShelf, tapHeart } from '#tests/support/hearts.ts';
import { openStore, type Store } from '#tests/support/journey-server.ts';
import { Phone, settled } from '#tests/support/phone.ts';
import { watchServer, type ServerView } from '#tests/support/server-rows.ts';
import { newShopper, register, signInByPanel } from '#tests/support/shopper.ts';
import { openLink, type Link } from '#tests/support/signal.ts';

let store: Store;
let link: Link;
let phone: Phone;
let server: ServerView;

test.beforeAll(async ({ playwright }) => {
  test.setTimeout(300_000);
  store = await openStore();
  link = await openLink(store.origin);
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
});

test('an edit that waits is sent with no page open, after the browser was closed and started anew', async () => {
  const page = await phone.newPage();
  const [first = '', second = ''] = await openShelf(page, link.origin);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  await settled(page);
  await phone.signal('none');
  await tapHeart(page, first);
  await tapHeart(page, second);
  // Durable: what the browser has not written yet would die with it.
  await expect.poll(async () => (await shopKeys(page, 'outbox')).length).toBe(2);
  await phone.restart();
  expect([...(await server.rows()).keys()]).toEqual([]);

  const devtools = await phone.devtools();
  const registered = new Promise<string>((found) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find(({ scopeURL }) => scopeURL.startsWith(link.origin));
      if (ours) found(ours.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  const registrationId = await registered;
  await phone.signal('good');
  await devtools.send('ServiceWorker.dispatchSyncEvent', {
    origin: link.origin,
    registrationId,
    tag: 'zad-shop',
    lastChance: false,
  });
  await expect
    .poll(async () => [...(await server.rows()).keys()].sort(), { timeout: 30_000 })
    .toEqual([`F:${first}`, `F:${second}`].sort());
});
