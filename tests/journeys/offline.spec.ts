/** The signal goes: what was seen stays, with its age; what was not says so; and it all comes back by itself. */
import { expect, test } from '@playwright/test';

import { chunkOfRoute } from '#tests/support/built-chunk.ts';
import { openStore, type Store } from '#tests/support/journey-server.ts';
import { kept, Phone, settled } from '#tests/support/phone.ts';
import { openLink, type Link } from '#tests/support/signal.ts';

const CARD = 'article[data-stock-code]';

test.describe.configure({ mode: 'serial' });

let store: Store;
let link: Link;
let phone: Phone;
/** Path of the page of a product that the shopper looked at. */
let seen: string;

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

test('the first visit keeps home in both languages, the categories, this page and the chunks of the others', async () => {
  const page = await phone.open('/en');
  await expect(page.locator(CARD).first()).toBeVisible();
  await settled(page);
  const found = await kept(page);
  expect(found['pages']).toEqual(expect.arrayContaining(['/en', '/ar']));
  expect(found['catalogue']).toEqual(
    expect.arrayContaining(['/ecomapi/catalogue/home', '/ecomapi/catalogue/categories']),
  );
  expect(found['assets']).toContain(await chunkOfRoute('$locale.searchpage'));
  expect(found['images']?.length).toBeGreaterThan(20);
  await page.close();
});

test('nothing but public reads of the catalogue is kept of the API', async () => {
  const page = await phone.open('/en/searchpage?q=milk');
  await expect(page.locator(CARD).first()).toBeVisible();
  await page.locator(`${CARD} h3 a`).first().click();
  await expect(page).toHaveURL(/\/en\/product\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  seen = new URL(page.url()).pathname;
  await settled(page);
  const all = Object.values(await kept(page)).flat();
  expect(all.filter((path) => /^\/ecomapi\/(?!catalogue\/)/.test(path))).toEqual([]);
  expect(all).toContain('/ecomapi/catalogue/search?q=milk&lang=en');
  await page.close();
});

test('a page reloads without signal and says how old its prices are', async () => {
  const page = await phone.open('/en');
  await expect(page.locator(CARD).first()).toBeVisible();
  await phone.signal('none');
  await page.reload();
  await expect(page.locator(CARD).first()).toBeVisible();
  await expect(page.getByText(/^No signal\./)).toBeVisible();
  await expect(page.getByText(/^Prices from \d\d:\d\d$/)).toBeVisible();
  await phone.signal('good');
  await expect(page.getByText(/^No signal\./)).toBeHidden();
  await page.close();
});

for (const [language, dir, offline] of [
  ['en', 'ltr', 'No signal.'],
  ['ar', 'rtl', 'لا توجد شبكة'],
] as const) {
  test(`from a cold start without signal, links in ${language} open`, async () => {
    await phone.signal('none');
    await phone.restart();
    const page = await phone.newPage();
    // The product was seen in English; the same answer fills the page in Arabic.
    for (const path of [`/${language}`, `/${language}${seen.slice(3)}`]) {
      const answer = await page.goto(`${link.origin}${path}`);
      expect(await answer?.text()).toContain(`<html lang="${language}" dir="${dir}">`);
      await expect(page.locator('h1').first()).toBeVisible();
      await expect(page.locator(CARD).first()).toBeVisible();
    }
    await expect(page.locator('html')).toHaveAttribute('dir', dir);
    await expect(page.getByText(offline)).toBeVisible();
    await phone.signal('good');
    await page.close();
  });
}

test('from a cold start without signal, what was never seen says so, with a way on', async () => {
  await phone.signal('none');
  await phone.restart();
  const page = await phone.open('/en/origin/japan');
  await expect(page.getByRole('heading', { name: 'You have not opened this page before' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  // Said apart: that the way led somewhere, and that home is what this device keeps.
  await expect(page).toHaveURL(/\/en$/);
  await expect(page.locator(CARD).first()).toBeVisible();
  await phone.signal('good');
  await page.close();
});

test('an address without a language leads to the shopper’s without signal too', async () => {
  await phone.signal('none');
  const page = await phone.open('/');
  await expect(page).toHaveURL(/\/en$/);
  await expect(page.locator(CARD).first()).toBeVisible();
  await phone.signal('good');
  await page.close();
});

test('a page that could not be shown fills by itself when the signal is back', async () => {
  await phone.signal('none');
  const page = await phone.open('/en/origin/india');
  await expect(page.getByRole('heading', { name: 'You have not opened this page before' })).toBeVisible();
  await phone.signal('good');
  await expect(page.locator(CARD).first()).toBeVisible();
  await expect(page.getByText(/^No signal\./)).toBeHidden();
  await page.close();
});

test('a network that carries nothing counts as none, and recovers by itself', async () => {
  test.setTimeout(120_000);
  await phone.signal('dead');
  const page = await phone.newPage();
  // The kept page is there at once, whatever the network does; after a while the page says what is wrong with it.
  await page.goto(`${link.origin}/en`);
  await expect(page.locator(CARD).first()).toBeVisible({ timeout: 3_000 });
  await expect(page.getByText(/^No signal\./)).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText(/^Prices from /)).toBeVisible();
  await phone.signal('good');
  await expect(page.getByText(/^No signal\./)).toBeHidden({ timeout: 30_000 });
  await page.close();
});
