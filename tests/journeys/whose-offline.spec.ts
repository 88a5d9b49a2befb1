/** Whose data a device shows and sends: a form of one shopper and the sign-in of another, and a session that was ended elsewhere. */
import { expect, test, type APIRequestContext, type Page } from '@playwright/test';

import { openStore, type Store } from '#tests/support/journey-server.ts';
import { Phone } from '#tests/support/phone.ts';
import { watchServer } from '#tests/support/server-rows.ts';
import { newShopper, register, signInByPanel, type Shopper } from '#tests/support/shopper.ts';
import { openLink, type Link } from '#tests/support/signal.ts';

const TYPED = 'Sarab Murjan';
const LIST = 'Murjan list';

let store: Store;
let link: Link;
let phone: Phone;
let api: APIRequestContext;
let aisha: Shopper;
let omar: Shopper;

test.beforeAll(async ({ playwright }) => {
  test.setTimeout(300_000);
  store = await openStore();
  link = await openLink(store.origin);
  phone = await Phone.buy(link);
  api = await playwright.request.newContext({ baseURL: store.origin });
  [aisha, omar] = [newShopper('Aisha'), newShopper('Omar')];
  for (const shopper of [aisha, omar]) await register(api, shopper);
  await (
    await watchServer(api, aisha)
  ).edit('list.create', { listId: 'm', name: LIST, madeAt: '2026-01-01T00:00:00.000Z' });
});

test.afterAll(async () => {
  await api?.dispose();
  await phone?.throwAway();
  await link?.close();
  await store?.stop();
});

/** As on another device of hers: every session of hers ends. */
async function endSessions(shopper: Shopper): Promise<void> {
  await watchServer(api, shopper);
  await api.post('/ecomapi/accountinfo/logout', { headers: { 'x-zad-client': 'web' }, data: { everywhere: true } });
}

async function firstNameOf(shopper: Shopper): Promise<string> {
  await watchServer(api, shopper);
  const answer = await api.get('/ecomapi/accountinfo/getmyprofile');
  return ((await answer.json()) as { data: { userFirstName: string } }).data.userFirstName;
}

const panel = (page: Page) => page.getByRole('dialog');

test('what one shopper typed is not saved into the account of another who signs in (H6, B1)', async () => {
  const page = await phone.open('/en/account/myprofile');
  await signInByPanel(page, aisha);
  const name = page.locator('main [name="firstName"]');
  await expect(name).toHaveValue('Aisha');
  await page.locator('main summary').first().click();
  await name.fill(TYPED);
  await endSessions(aisha);
  const asked = panel(page).locator('input[name="email"]');
  // An exchange of the device may hear of it before Save is tapped: then the panel is open by itself, and Save lies behind it.
  await expect(async () => {
    if (!(await asked.isVisible())) await page.getByRole('button', { name: 'Save profile' }).click({ timeout: 1_000 });
    await expect(asked).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 20_000 });
  // Behind the panel nothing of hers is to be seen.
  await expect(name).toBeHidden();
  await signInByPanel(page, omar);
  await expect(page).toHaveURL(/\/en\/account$/);
  await expect(page.locator('main')).toContainText('Omar');
  await expect(page.getByText(TYPED)).toHaveCount(0);
  expect(await firstNameOf(omar)).toBe('Omar');
  expect(await firstNameOf(aisha)).toBe('Aisha');
  await page.getByRole('button', { name: 'Log out', exact: true }).first().click();
  await expect(page).toHaveURL(/\/en$/);
  await page.close();
});

test('a session that was ended elsewhere shows nothing private, after a reload too, until its shopper is back (M7, B5)', async () => {
  const page = await phone.open('/en/account/myfavourites');
  await signInByPanel(page, aisha);
  await page.goto(`${link.origin}/en/account/myfavourites`);
  await page.getByRole('tab', { name: /lists/i }).click();
  await expect(page.getByText(LIST).first()).toBeVisible();
  await endSessions(aisha);
  for (const path of ['/en/account/myfavourites', '/en/account', '/en/cart', '/en/account']) {
    await page.goto(`${link.origin}${path}`);
    await expect(panel(page).locator('input[name="email"]')).toBeVisible();
    for (const own of [LIST, aisha.email]) {
      for (const seen of await page.getByText(own).all()) await expect(seen).toBeHidden();
    }
  }
  await signInByPanel(page, aisha);
  await expect(page).toHaveURL(/\/en\/account$/);
  await expect(page.getByText(aisha.email).first()).toBeVisible();
  await page.close();
});
