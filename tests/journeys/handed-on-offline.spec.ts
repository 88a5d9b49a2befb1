/** A phone that changes hands with hearts, a list and a cart on it, some of them unsent: the next shopper gets none of it, and sends none of it. */
import { expect, test } from '@playwright/test';

import { shopKeys } from '#tests/support/device-shop.ts';
import { tracesOf } from '#tests/support/device-traces.ts';
import { isOn, openShelf, tapHeart } from '#tests/support/hearts.ts';
import { openStore, type Store } from '#tests/support/journey-server.ts';
import { Phone, settled } from '#tests/support/phone.ts';
import { watchServer, type ServerView } from '#tests/support/server-rows.ts';
import { newShopper, register, signInByPanel, type Shopper } from '#tests/support/shopper.ts';
import { openLink, type Link } from '#tests/support/signal.ts';

const LIST = 'Marwas Murjan list';

let store: Store;
let link: Link;
let phone: Phone;
let first: Shopper;
let second: Shopper;
let firstOnServer: ServerView;
let secondOnServer: ServerView;

test.beforeAll(async ({ playwright }) => {
  test.setTimeout(300_000);
  store = await openStore();
  link = await openLink(store.origin);
  phone = await Phone.buy(link);
  [first, second] = [newShopper('Marwa'), newShopper('Salem')];
  for (const shopper of [first, second]) {
    const api = await playwright.request.newContext({ baseURL: store.origin });
    await register(api, shopper);
    const view = await watchServer(api, shopper);
    if (shopper === first) firstOnServer = view;
    else secondOnServer = view;
  }
  await firstOnServer.edit('list.create', { listId: 'murjan', name: LIST, madeAt: '2026-01-01T00:00:00.000Z' });
});

test.afterAll(async () => {
  await phone?.throwAway();
  await link?.close();
  await store?.stop();
});

test('the first shopper’s edits neither stay for the second nor are sent in their name', async () => {
  let page = await phone.open('/en/account');
  await signInByPanel(page, first);
  const [saved = '', unsent = ''] = await openShelf(page, link.origin);
  await tapHeart(page, saved);
  await expect.poll(async () => (await firstOnServer.rows()).has(`F:${saved}`)).toBe(true);
  expect(await tracesOf(page, [LIST])).not.toEqual([]);
  // The account's own screen comes without signal once the worker has kept it.
  await settled(page);
  await phone.signal('none');
  await tapHeart(page, unsent);
  // The heart shows the edit before the disk has it.
  await expect.poll(() => shopKeys(page, 'outbox')).toHaveLength(1);
  await page.goto(`${link.origin}/en/account`);
  // The button moves up once it is known that the menu does not come.
  await expect(page.getByText(/^The rest of your account|^My Orders$/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Log out', exact: true }).first().click();
  await page.getByRole('button', { name: /^Sign out and lose/ }).click();
  await expect(page).toHaveURL(/\/en$/);
  await expect.poll(() => tracesOf(page, [LIST, `F:${saved}`, `F:${unsent}`, first.email])).toEqual([]);
  await phone.restart();
  await phone.signal('good');

  page = await phone.open('/en/account');
  await signInByPanel(page, second);
  await openShelf(page, link.origin);
  for (const code of [saved, unsent]) expect(await isOn(page, code)).toBe(false);
  await tapHeart(page, unsent);
  await expect.poll(async () => [...(await secondOnServer.rows()).keys()]).toEqual([`F:${unsent}`]);
  expect([...(await firstOnServer.rows()).keys()].sort()).toEqual([`F:${saved}`, 'L:murjan']);
  expect(await tracesOf(page, [LIST, `F:${saved}`, first.email])).toEqual([]);
  await page.close();
});
