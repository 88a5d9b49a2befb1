/** Edits on a link that lies, loses and repeats: each reaches the server, and counts once. */
import { expect, test, type APIRequestContext } from '@playwright/test';

import { heart, isOn, openShelf, tapHeart } from '#tests/support/hearts.ts';
import { openStore, type Store } from '#tests/support/journey-server.ts';
import { Phone } from '#tests/support/phone.ts';
import { watchServer, type ServerView } from '#tests/support/server-rows.ts';
import { newShopper, register, signInByPanel, type Shopper } from '#tests/support/shopper.ts';
import { openUnrulyLink, type Mischief, type UnrulyLink } from '#tests/support/unruly-link.ts';

test.describe.configure({ mode: 'serial' });

let store: Store;
let link: UnrulyLink;
let phone: Phone;
let sara: Shopper;
let server: ServerView;
let shelf: string[];
/** What the shopper has tapped on so far. */
const wanted = new Set<string>();

test.beforeAll(async ({ playwright }) => {
  test.setTimeout(300_000);
  store = await openStore();
  link = await openUnrulyLink(store.origin);
  const api: APIRequestContext = await playwright.request.newContext({ baseURL: store.origin });
  sara = newShopper();
  await register(api, sara);
  server = await watchServer(api, sara);
  phone = await Phone.buy(link);
  const page = await phone.open('/en/account');
  await signInByPanel(page, sara);
  shelf = await openShelf(page, link.origin);
  await page.close();
});

test.afterAll(async () => {
  await phone?.throwAway();
  await link?.close();
  await store?.stop();
});

/** The server has what was tapped, and never counted an edit twice: each edit so far is one row and one version. */
async function expectWanted(): Promise<void> {
  await expect
    .poll(async () => [...(await server.rows()).keys()].sort(), { timeout: 60_000 })
    .toEqual([...wanted].map((code) => `F:${code}`).sort());
  expect(await server.version()).toBe(wanted.size);
}

async function want(page: Parameters<typeof tapHeart>[0], count: number): Promise<void> {
  for (const code of shelf.filter((one) => !wanted.has(one)).slice(0, count)) {
    await tapHeart(page, code);
    wanted.add(code);
  }
}

for (const [what, mischief] of [
  ['whose answers are lost', 'lose-answer'],
  ['that sends everything twice', 'twice'],
  ['that cuts answers short', 'cut-short'],
  ['that is a hotel’s sign-in page', 'portal'],
  ['whose proxy is overloaded', 'overloaded'],
] as const satisfies readonly (readonly [string, Mischief])[]) {
  test(`a link ${what} costs no edit and doubles none`, async () => {
    const page = await phone.newPage();
    await openShelf(page, link.origin);
    link.does(mischief);
    await want(page, 2);
    await page.waitForTimeout(2_000);
    for (const code of wanted) await expect.poll(() => isOn(page, code)).toBe(true);
    link.does('none');
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expectWanted();
    await page.close();
  });
}

test('two tabs show each other’s taps, and what both did without signal arrives', async () => {
  const [one, two] = [await phone.newPage(), await phone.newPage()];
  await openShelf(one, link.origin);
  await openShelf(two, link.origin);
  await phone.signal('none');
  link.cut(true);
  const [first = '', second = ''] = shelf.filter((code) => !wanted.has(code));
  await tapHeart(one, first);
  await expect.poll(() => isOn(two, first)).toBe(true);
  await tapHeart(two, second);
  await expect.poll(() => isOn(one, second)).toBe(true);
  wanted.add(first).add(second);
  link.cut(false);
  await phone.signal('good');
  await expectWanted();
  await one.close();
  await two.close();
});

test('a device whose clock is a year ahead loses nothing', async () => {
  const page = await phone.newPage();
  await page.clock.install({ time: new Date(Date.now() + 365 * 24 * 3600 * 1000) });
  await openShelf(page, link.origin);
  await want(page, 1);
  await page.clock.fastForward(5_000);
  await page.clock.resume();
  await expectWanted();
  await page.close();
});

test('a session that ends in the middle keeps the edits, asks to sign in, and goes on', async ({ playwright }) => {
  const page = await phone.newPage();
  await openShelf(page, link.origin);
  link.cut(true);
  await want(page, 2);
  const elsewhere = await playwright.request.newContext({ baseURL: store.origin });
  await watchServer(elsewhere, sara);
  await elsewhere.post('/ecomapi/accountinfo/logout', {
    headers: { 'x-zad-client': 'web' },
    data: { everywhere: true },
  });
  link.cut(false);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await page.getByRole('button', { name: /^Sign in to save 2 changes/ }).click();
  await expect(page.getByRole('dialog').getByText(/Sign in to save 2 changes/)).toBeVisible();
  // Kept unseen: whoever holds the phone now may be somebody else.
  for (const code of wanted) await expect.poll(() => isOn(page, code)).toBe(false);
  await page.goto(`${link.origin}/en/account`);
  await signInByPanel(page, sara);
  server = await watchServer(elsewhere, sara);
  await expectWanted();
  await page.close();
});

test('a database that the browser evicted comes back from the server', async () => {
  const page = await phone.newPage();
  await openShelf(page, link.origin);
  await page.goto(`${link.origin}/manifest.en.webmanifest`);
  await page.evaluate(async () => {
    for (const { name = '' } of await indexedDB.databases()) {
      await new Promise((done) => {
        const asked = indexedDB.deleteDatabase(name);
        for (const end of ['success', 'error', 'blocked']) asked.addEventListener(end, done);
      });
    }
  });
  await openShelf(page, link.origin);
  for (const code of wanted) await expect.poll(() => isOn(page, code)).toBe(true);
  await expectWanted();
  await page.close();
});

test('a device without room says so, and nothing seems saved that is not', async () => {
  // Before any page opens its databases: the browser remembers for half a minute how much room there was.
  await phone.restart();
  const page = await phone.newPage();
  await page.goto(`${link.origin}/manifest.en.webmanifest`);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: link.origin, quotaSize: 1 });
  await openShelf(page, link.origin);
  const code = shelf.find((one) => !wanted.has(one)) ?? '';
  await heart(page, code).click();
  await expect(page.getByText(/no room/i)).toBeVisible();
  await expect.poll(() => isOn(page, code)).toBe(false);
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: link.origin });
  await expectWanted();
  await page.close();
});
