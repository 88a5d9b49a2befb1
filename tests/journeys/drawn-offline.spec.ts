/** The shopper's own pages in their first bytes: as they were last drawn, while nothing has changed, and for nobody else. */
import { expect, test, type Locator, type Page } from '@playwright/test';

import { shopKeys } from '#tests/support/device-shop.ts';
import { countDurable, durableEdits } from '#tests/support/durable-edits.ts';
import { holdApp, withoutScripts } from '#tests/support/first-bytes.ts';
import { openStore, type Store } from '#tests/support/journey-server.ts';
import { orSayHowPageStands } from '#tests/support/page-standing.ts';
import { Phone, settled } from '#tests/support/phone.ts';
import { newShopper, register, signInByPanel } from '#tests/support/shopper.ts';
import { openLink, type Link } from '#tests/support/signal.ts';

const CARD = 'article[data-stock-code]';
const DRAWN = '#root[data-drawn]';

const WORDS = {
  en: {
    toFavourites: /to favourites$/,
    fromFavourites: /from favourites$/,
    add: /^Add .* to cart$/,
    more: /^More of/,
    onDevice: 'On this device',
    undo: 'Undo',
    logOut: 'Log out',
  },
  ar: {
    toFavourites: /إلى المفضلة$/,
    fromFavourites: /من المفضلة$/,
    add: /إلى السلة$/,
    more: /^زيادة/,
    onDevice: 'على هذا الجهاز',
    undo: 'تراجع',
    logOut: 'تسجيل الخروج',
  },
} as const;

for (const language of ['en', 'ar'] as const) {
  const words = WORDS[language];

  test.describe(`in ${language}`, () => {
    test.describe.configure({ mode: 'serial' });
    let store: Store;
    let link: Link;
    let phone: Phone;
    let page: Page;

    const favourites = () => `${link.origin}/${language}/account/myfavourites`;
    const cart = () => `${link.origin}/${language}/cart`;
    const rows = (): Locator => page.locator('main li[data-stock-code]');
    const lines = (): Locator => page.locator(`main ${CARD}[data-variant="view_cart_box"]`);
    const quantity = (): Locator => lines().first().locator('output');
    /** Opened, at rest, and kept as it is. */
    const rest = async (url: string): Promise<void> => {
      await page.goto(url);
      await expect(page.locator(DRAWN)).toHaveCount(0);
      await expect(page.locator('main [data-stock-code] img').first()).toBeVisible();
      await expect.poll(() => shopKeys(page, 'drawn')).toContain(new URL(url).pathname);
      await page.waitForTimeout(1500);
    };

    test.beforeAll(async () => {
      test.setTimeout(300_000);
      store = await openStore();
      link = await openLink(store.origin);
      phone = await Phone.buy(link);
      const shopper = newShopper();
      page = await phone.newPage();
      await countDurable(page);
      await page.goto(`${link.origin}/${language}/searchpage?q=rice`);
      await register(page.request, shopper);
      await expect(page.locator(CARD).first()).toBeVisible();
      await settled(page);
      await page.getByRole('button', { name: words.toFavourites }).first().click();
      await signInByPanel(page, shopper);
      await expect(page.getByRole('button', { name: words.fromFavourites })).toHaveCount(1);
      await page.getByRole('button', { name: words.toFavourites }).nth(1).click();
      await page.getByRole('button', { name: words.add }).first().click();
      // A page that is left before the disk has what was tapped has promised nothing.
      await expect.poll(() => durableEdits(page)).toBe(3);
      await rest(cart());
      await expect(lines()).toHaveCount(1);
      await rest(favourites());
      await expect(rows()).toHaveCount(2);
      await expect(page.locator('[data-standing]')).toHaveCount(0);
      await phone.signal('none');
    });

    test.afterAll(async () => {
      await phone?.throwAway();
      await link?.close();
      await store?.stop();
    });

    test('favourites and the cart are there before any script, as they were left', async () => {
      for (const [url, things] of [
        [favourites(), rows],
        [cart(), lines],
      ] as const) {
        await rest(url);
        const before = await things().allInnerTexts();
        await withoutScripts(page, url, async () => {
          await expect(page.locator(DRAWN)).toBeVisible();
          expect(await page.locator('html').getAttribute('dir')).toBe(language === 'ar' ? 'rtl' : 'ltr');
          expect(await things().allInnerTexts()).toEqual(before);
          await expect(things().first().locator('img')).toBeVisible();
          // The day and time it is of.
          await expect(page.locator(`${DRAWN} > p`)).toBeVisible();
        });
      }
    });

    test('taps that come before the app are done once it has come', async () => {
      await rest(cart());
      const had = Number(await quantity().innerText());
      await holdApp(page);
      await countDurable(page);
      await page.goto(cart());
      const more = lines().first().getByRole('button', { name: words.more });
      await more.click();
      await more.click();
      await expect(more).toHaveAttribute('data-tapped', '');
      await expect(page.locator(DRAWN)).toBeVisible();
      expect(Number(await quantity().innerText())).toBe(had);
      await page.evaluate(() => window.letAppDraw?.());
      await expect(quantity()).toHaveText(String(had + 2));
      await expect(lines().first().getByText(words.onDevice)).toBeVisible();
      await expect(page.locator(DRAWN)).toHaveCount(0);
      // The row shows a tap before the disk has it: a page that is closed in between has promised nothing.
      await expect.poll(() => durableEdits(page)).toBe(2);
      await page.close();
      page = await phone.open(`/${language}/cart`);
      await expect(quantity()).toHaveText(String(had + 2));
    });

    test('a favourite that is let go before the app has come is gone in it, and comes back by its undo', async () => {
      await rest(favourites());
      await page.close();
      page = await phone.newPage();
      await holdApp(page);
      await page.goto(`${link.origin}/${language}/account/myfavourites`);
      await expect(page.locator(DRAWN)).toBeVisible();
      const count = await rows().count();
      await rows().first().getByRole('button', { name: words.fromFavourites }).click();
      await page.evaluate(() => window.letAppDraw?.());
      await expect(rows()).toHaveCount(count - 1);
      await page.getByRole('button', { name: words.undo }).click();
      await orSayHowPageStands(page, expect(rows()).toHaveCount(count));
      // The next load of this page would be held too.
      await page.close();
      page = await phone.newPage();
    });

    test('what is typed before the app has come goes on in it', async () => {
      await rest(favourites());
      await page.close();
      page = await phone.newPage();
      await holdApp(page);
      await page.goto(favourites());
      await expect(page.locator(DRAWN)).toBeVisible();
      const field = page.locator('main').getByRole('searchbox');
      await field.pressSequentially('zzzz');
      await page.evaluate(() => window.letAppDraw?.());
      await expect(page.locator(DRAWN)).toHaveCount(0);
      await expect(field).toHaveValue('zzzz');
      await expect(field).toBeFocused();
      await expect(rows()).toHaveCount(0);
      await page.close();
      page = await phone.newPage();
    });

    test('a page that knows less than the device is not sent', async () => {
      await rest(favourites());
      const other = await phone.open(`/${language}/searchpage?q=rice`);
      // Gone before the edit: it must not be drawn anew.
      await page.close();
      await other.getByRole('button', { name: words.fromFavourites }).first().click();
      await expect(other.getByRole('button', { name: words.fromFavourites })).toHaveCount(1);
      page = other;
      await withoutScripts(page, favourites(), async () => {
        await expect(page.locator(DRAWN)).toHaveCount(0);
        await expect(rows()).toHaveCount(0);
      });
      await page.goto(favourites());
      await expect(rows()).toHaveCount(1);
    });

    test('nothing of it is left when the shopper has signed out', async () => {
      await phone.signal('good');
      await rest(favourites());
      await page.goto(`${link.origin}/${language}/account`);
      await page.getByRole('button', { name: words.logOut, exact: true }).click();
      await expect.poll(() => page.evaluate(() => localStorage.getItem('zad.user'))).toBeNull();
      await phone.signal('none');
      for (const url of [favourites(), cart()]) {
        await withoutScripts(page, url, async () => {
          await expect(page.locator(DRAWN)).toHaveCount(0);
          await expect(page.locator('[data-stock-code]')).toHaveCount(0);
        });
      }
    });
  });
}
