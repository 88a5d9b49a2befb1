/** The battery dies in the middle of sending: what a heart showed is on the device or on the server, once, whenever it dies. */
import { expect, test, type Page } from '@playwright/test';

import { shopKeys } from '#tests/support/device-shop.ts';
import { countDurable, durableEdits } from '#tests/support/durable-edits.ts';
import { isOn, openShelf, tapHeart } from '#tests/support/hearts.ts';
import { openStore, type Store } from '#tests/support/journey-server.ts';
import { Phone } from '#tests/support/phone.ts';
import { watchServer, type ServerView } from '#tests/support/server-rows.ts';
import { newShopper, register, signInByPanel } from '#tests/support/shopper.ts';
import { openUnrulyLink, type UnrulyLink } from '#tests/support/unruly-link.ts';

/** 4 in `npm test`; ZAD_KILLS=300 for the long drill. */
const KILLS = Number(process.env['ZAD_KILLS'] ?? 4);
const TAPS = 3;

test.describe.configure({ mode: 'serial' });

let store: Store;
let link: UnrulyLink;
let phone: Phone;
let server: ServerView;

test.beforeAll(async ({ playwright }) => {
  test.setTimeout(300_000);
  store = await openStore();
  link = await openUnrulyLink(store.origin);
  const api = await playwright.request.newContext({ baseURL: store.origin });
  const sara = newShopper();
  await register(api, sara);
  server = await watchServer(api, sara);
  phone = await Phone.buy(link);
  const page = await phone.open('/en/account');
  await signInByPanel(page, sara);
  // The browser itself keeps a new cookie in memory for half a minute: its session would die with it, and a shopper be asked to sign in.
  await phone.restart();
});

test.afterAll(async () => {
  await phone?.throwAway();
  await link?.close();
  await store?.stop();
});

test(`${KILLS} times the browser is killed while it sends; nothing is lost and nothing is doubled`, async () => {
  test.setTimeout(60_000 + KILLS * 30_000);
  const on = new Set<string>();
  let edits = 0;
  /** Of the round before: what was tapped, and how much of it the disk had confirmed when the browser was killed. */
  let tapped: string[] = [];
  let promised = 0;
  /** Looks at what has become of them; the page is there and has sent what it had. */
  const reckon = async (page: Page, shelf: readonly string[]): Promise<void> => {
    await expect.poll(() => shopKeys(page, 'outbox'), { timeout: 60_000 }).toEqual([]);
    // Every tap turned a heart, so every edit wrote one row: one version each, and none twice.
    const taken = (await server.version()) - edits;
    expect(taken, 'what the disk had confirmed is not lost').toBeGreaterThanOrEqual(promised);
    expect(taken, 'nothing is doubled').toBeLessThanOrEqual(tapped.length);
    for (const code of tapped.slice(0, taken)) if (!on.delete(code)) on.add(code);
    edits += taken;
    expect([...(await server.rows()).keys()].sort()).toEqual([...on].map((code) => `F:${code}`).sort());
    // The page may have opened a moment ago: its rows come after its first paint.
    for (const code of shelf.slice(0, 12)) await expect.poll(() => isOn(page, code)).toBe(on.has(code));
  };
  for (let round = 0; round < KILLS; round += 1) {
    await test.step(`round ${round + 1}`, async () => {
      const page = await phone.newPage();
      await countDurable(page);
      const shelf = await openShelf(page, link.origin);
      await reckon(page, shelf);
      // Slow enough that the moment falls anywhere: before the send, on the way, in the server, on the way back, in the apply.
      link.delays(Math.random() * 120);
      tapped = [];
      for (let tap = 0; tap < TAPS; tap += 1) {
        const code = shelf[Math.floor(Math.random() * 12)] ?? '';
        await tapHeart(page, code);
        tapped.push(code);
      }
      await page.waitForTimeout(Math.random() * 600);
      promised = await durableEdits(page);
      await phone.kill();
      link.delays(0);
      await phone.switchOn();
    });
  }
  const page = await phone.newPage();
  await reckon(page, await openShelf(page, link.origin));
  await page.close();
});
