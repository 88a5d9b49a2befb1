/** B8: signing out while another tab is frozen, as phones freeze what is not looked at: the sign-out ends, and nothing is left. */
import { expect, test } from '@playwright/test';

import { tracesOf } from '#tests/support/device-traces.ts';
import { openStore, type Store } from '#tests/support/journey-server.ts';
import { Phone } from '#tests/support/phone.ts';
import { newShopper, register, signInByPanel } from '#tests/support/shopper.ts';
import { openLink, type Link } from '#tests/support/signal.ts';

let store: Store;
let link: Link;
let phone: Phone;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  store = await openStore();
  link = await openLink(store.origin);
  phone = await Phone.buy(link);
});

test.afterAll(async () => {
  await phone?.throwAway();
  await link?.close();
  await store?.stop();
});

test('a sign-out does not wait for a frozen tab, which keeps nothing once it wakes', async ({ request }) => {
  const marwa = newShopper('Marwa');
  const marks = [marwa.email, marwa.mobile, marwa.firstName];
  await register(request, marwa);
  const page = await phone.open('/en/account');
  await signInByPanel(page, marwa);
  const other = await phone.open('/en/account/myprofile');
  await expect(other.getByText(marwa.email)).toBeVisible();
  const devtools = await other.context().newCDPSession(other);
  await devtools.send('Page.setWebLifecycleState', { state: 'frozen' });

  await page.bringToFront();
  expect(await tracesOf(page, marks)).not.toEqual([]);
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/en$/);
  const whoIsHere = () => page.evaluate(async () => (await fetch('/ecomapi/accountinfo/session')).text());
  await expect.poll(whoIsHere).not.toContain(marwa.email);

  await devtools.send('Page.setWebLifecycleState', { state: 'active' });
  await other.bringToFront();
  await expect(other.getByText(marwa.email)).toBeHidden();
  await expect.poll(() => tracesOf(page, marks)).toEqual([]);
  await expect.poll(() => tracesOf(other, marks)).toEqual([]);
  const databases = () => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
  await expect.poll(databases).not.toContainEqual(expect.stringMatching(/^zad-user-/));
});
