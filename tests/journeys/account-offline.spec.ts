/** A shopper's own pages without signal, and a device that changes hands: nothing of the first shopper is left for the second. */
import { expect, test, type Page } from '@playwright/test';

import { tracesOf } from '#tests/support/device-traces.ts';
import { hydrated } from '#tests/support/in-both-languages.ts';
import { openStore, type Store } from '#tests/support/journey-server.ts';
import { Phone, settled } from '#tests/support/phone.ts';
import { newShopper, register, signInByPanel, type Shopper } from '#tests/support/shopper.ts';
import { openLink, type Link } from '#tests/support/signal.ts';

test.describe.configure({ mode: 'serial' });

/** The words by which the first shopper would be known. */
const TOWER = 'Murjan Tower 77';

let store: Store;
let link: Link;
let phone: Phone;
let first: Shopper;
let second: Shopper;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  store = await openStore();
  link = await openLink(store.origin);
  phone = await Phone.buy(link);
  first = newShopper('Marwa');
  second = newShopper('Salem');
});

test.afterAll(async () => {
  await phone?.throwAway();
  await link?.close();
  await store?.stop();
});

const marksOf = (shopper: Shopper): string[] => [shopper.email, shopper.mobile, shopper.firstName, TOWER];
const whole = async (page: Page): Promise<void> => {
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
};

test('the profile, the addresses and the wallet open from a cold start without signal, with their age', async ({
  request,
}) => {
  await register(request, first);
  const page = await phone.open('/en/account/myaddressdetails?newAddress=true');
  await signInByPanel(page, first);
  for (const [field, typed] of [
    ['addrStateDocno', 'Dubai'],
    ['addrAreaDocno', 'Dubai Marina'],
  ] as const) {
    await page.locator(`input[name="${field}"]`).fill(typed);
    // Of this field: that of the one before may be there still.
    await expect(page.getByRole('option', { name: typed }).first()).toBeVisible();
    await page.locator(`input[name="${field}"]`).press('Enter');
  }
  await page.locator('input[name="addrLine1"]').fill(TOWER);
  await page.locator('input[name="addrMobile"]').fill('501234567');
  await page.getByRole('button', { name: 'Save address', exact: true }).click();
  await expect(page.getByText('Address successfully added!')).toBeVisible();
  await page.goto(`${link.origin}/en/account/myprofile`);
  await expect(page.getByText(first.email)).toBeVisible();
  await page.goto(`${link.origin}/en/account/mywallet`);
  await expect(page.getByText('Nothing has come in or gone out yet.')).toBeVisible();
  await page.goto(`${link.origin}/en/account/myaddress`);
  await expect(page.getByText(TOWER)).toBeVisible();
  // Pages that were not opened are there too, once their code has come.
  await settled(page);

  await phone.signal('none');
  await phone.restart();
  const cold = await phone.open('/en/account/myaddress');
  await expect(cold.getByText(TOWER)).toBeVisible();
  await expect(cold.getByText(/^Last updated/)).toBeVisible();
  await cold.goto(`${link.origin}/en/account/myprofile`);
  await expect(cold.getByText(first.email)).toBeVisible();
  await cold.goto(`${link.origin}/en/account/mywallet`);
  await expect(cold.getByTestId('wallet-balance')).toContainText('0.00');
  await expect(cold.getByText(/^Last updated/)).toBeVisible();
  await expect(cold.getByText('Nothing has come in or gone out yet.')).toBeVisible();
  expect(await tracesOf(cold, [TOWER])).not.toEqual([]);
  await cold.close();
});

test('signing out without signal leaves nothing of the shopper on the device', async () => {
  const page = await phone.open('/en/account');
  await whole(page);
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/en$/);
  await expect.poll(() => tracesOf(page, marksOf(first))).toEqual([]);
  await page.close();
});

test('the server hears of it when there is signal, and the session is over', async () => {
  await phone.signal('good');
  const page = await phone.open('/en');
  const whoIsHere = async (): Promise<string> => {
    const answer = await page.evaluate(async () => (await fetch('/ecomapi/accountinfo/session')).text());
    return answer;
  };
  await expect.poll(whoIsHere).not.toContain(first.email);
  expect(await whoIsHere()).toContain('"status":1');
  await page.close();
});

test('another shopper on the same device sees and fetches nothing of the first', async ({ request }) => {
  await register(request, second);
  const page = await phone.newPage();
  const leaks: string[] = [];
  page.on('response', (response) => {
    void response
      .text()
      .then((text) => {
        if (marksOf(first).some((mark) => text.includes(mark))) leaks.push(response.url());
        return undefined;
      })
      .catch(() => undefined);
  });
  await page.goto(`${link.origin}/en/account`);
  await signInByPanel(page, second);
  for (const path of ['/en/account', '/en/account/myprofile', '/en/account/myaddress']) {
    await page.goto(`${link.origin}${path}`);
    await whole(page);
  }
  await expect.poll(() => tracesOf(page, [second.email])).not.toEqual([]);
  expect(await tracesOf(page, marksOf(first))).toEqual([]);
  expect(leaks).toEqual([]);
  await page.close();
});
