/** Lists and favourites on a phone: tapped, made, ticked, moved and deleted, with signal and without; nothing is called saved that is not. */
import { expect, test, type Locator, type Page } from '@playwright/test';

import { chooseOfCard, chooseOfList } from '#tests/support/card-menu.ts';
import { shopKeys } from '#tests/support/device-shop.ts';
import { openStore, type Store } from '#tests/support/journey-server.ts';
import { LIST_WORDS } from '#tests/support/list-words.ts';
import { Phone, settled } from '#tests/support/phone.ts';
import { newShopper, register, signInByPanel, type Shopper } from '#tests/support/shopper.ts';
import { openLink, type Link } from '#tests/support/signal.ts';

const CARD = 'article[data-stock-code]';
const ROW = 'li[data-stock-code]';

const codesIn = (rows: Locator): Promise<(string | null)[]> =>
  rows.evaluateAll((all) => all.map((row) => row.getAttribute('data-stock-code')));

for (const language of ['en', 'ar'] as const) {
  const words = LIST_WORDS[language];

  test.describe(`in ${language}`, () => {
    test.describe.configure({ mode: 'serial' });
    let store: Store;
    let link: Link;
    let phone: Phone;
    let page: Page;
    let shopper: Shopper;

    const button = (name: string | RegExp): Locator => page.getByRole('button', { name });
    const dialog = (): Locator => page.getByRole('dialog');
    const rows = (): Locator => page.locator(ROW);
    const openLists = async (): Promise<void> => {
      await page.goto(`${link.origin}/${language}/account/myfavourites?tab=lists`);
      await page.locator('a[data-list]').first().click();
      await expect(rows().first()).toBeVisible();
    };
    const fromMenu = (name: string): Promise<void> => chooseOfList(page, name);

    test.beforeAll(async () => {
      test.setTimeout(300_000);
      store = await openStore();
      link = await openLink(store.origin);
      phone = await Phone.buy(link);
      shopper = newShopper();
      page = await phone.open(`/${language}/searchpage?q=rice`);
      await register(page.request, shopper);
      await expect(page.locator(CARD).first()).toBeVisible();
      await settled(page);
    });

    test.afterAll(async () => {
      await phone?.throwAway();
      await link?.close();
      await store?.stop();
    });

    test('a guest’s tap on a heart completes after the sign-in', async () => {
      await button(words.toFavourites).first().click();
      await signInByPanel(page, shopper);
      await expect(button(words.fromFavourites)).toHaveCount(1);
      await button(words.toFavourites).nth(1).click();
      await expect(button(words.fromFavourites)).toHaveCount(2);
    });

    test('a new list takes the item, and one that holds it says so', async () => {
      await chooseOfCard(page.locator(CARD).first(), words.toList);
      await dialog().getByRole('button', { name: words.createAndAdd }).click();
      await expect(dialog().getByText(words.blank)).toBeVisible();
      await dialog().getByRole('textbox').fill('  Sohour ');
      await dialog().getByRole('button', { name: words.createAndAdd }).click();
      await expect(page.getByText(words.addedToNew)).toBeVisible();
      await expect(dialog()).toBeHidden();
      for (const place of [1, 2]) {
        await chooseOfCard(page.locator(CARD).nth(place), words.toList);
        await dialog()
          .getByRole('button', { name: /Sohour/ })
          .click();
        await expect(dialog()).toBeHidden();
      }
      await expect(page.getByText(words.added)).toBeVisible();
      await chooseOfCard(page.locator(CARD).first(), words.toList);
      const held = dialog().getByRole('button', { name: /Sohour/ });
      await expect(held).toHaveAttribute('aria-disabled', 'true');
      await expect(held).toContainText(words.onThisList);
      await held.press('Enter');
      await expect(page.getByText(words.held)).toBeVisible();
      await page.goBack();
    });

    test('items are counted, moved, ticked, taken off and put back', async () => {
      await openLists();
      await expect(rows()).toHaveCount(3);
      const [a, b, c] = await codesIn(rows());
      await page.getByRole('button', { name: words.edit }).click();
      await button(words.move).nth(2).click();
      await page.getByRole('menuitem', { name: words.up }).click();
      await expect.poll(() => codesIn(rows())).toEqual([a, c, b]);
      const [handle, place] = [button(words.move).nth(2), await rows().first().boundingBox()];
      await handle.hover();
      await page.mouse.down();
      await page.mouse.move(place?.x ?? 0, place?.y ?? 0, { steps: 8 });
      await page.mouse.up();
      await expect.poll(() => codesIn(rows())).toEqual([b, a, c]);
      await button(words.move).first().press('ArrowDown');
      await button(words.move).nth(1).press('ArrowDown');
      await expect.poll(() => codesIn(rows())).toEqual([a, c, b]);
      await rows().first().getByRole('button', { name: words.more }).click();
      await expect(rows().first().locator('bdi', { hasText: /^2$/ })).toBeVisible();
      await rows().nth(1).getByRole('checkbox').check();
      await rows().nth(2).getByRole('button', { name: words.remove }).click();
      await expect(page.getByText(words.takenOff)).toBeVisible();
      await expect(rows()).toHaveCount(2);
      await button(words.undo).click();
      await expect.poll(() => codesIn(rows())).toEqual([a, c, b]);
      await expect(page.locator('[data-standing]')).toHaveCount(0);
      await fromMenu(words.search);
      await page.getByRole('searchbox', { name: words.search }).fill('zzzz');
      await expect(page.getByText(words.noMatch)).toBeVisible();
      await page.getByRole('searchbox', { name: words.search }).fill('');
      await page.getByRole('button', { name: words.done, exact: true }).click();
    });

    test('without signal an edit is on this device, outlives a cold start, and is saved when the signal is back', async () => {
      await expect(button(words.tray)).toBeHidden();
      await phone.signal('none');
      await button(words.putAll).click();
      await expect(page.getByRole('link', { name: words.allIn })).toBeVisible();
      await rows().nth(2).getByRole('checkbox').check();
      await expect(rows().nth(2).getByText(words.onDevice)).toBeVisible();
      await expect(button(words.tray)).toBeVisible();
      // A row shows an edit before the disk has it.
      await expect.poll(() => shopKeys(page, 'outbox')).toHaveLength(3);
      await phone.restart();
      page = await phone.newPage();
      await openLists();
      await expect(rows().nth(2).getByRole('checkbox')).toBeChecked();
      await expect(rows().nth(2).getByText(words.onDevice)).toBeVisible();
      await expect(page.locator('[data-standing]')).toHaveCount(1);
      await expect(page.getByRole('link', { name: words.allIn })).toBeVisible();
      await page.goto(`${link.origin}/${language}/checkout`);
      await expect(page.getByRole('heading', { name: words.noCheckout })).toBeVisible();
      await openLists();
    });

    test('in the shop, from that cold start: grouped, ticked, undone', async () => {
      await page.getByRole('link', { name: words.shop }).click();
      const ticks = page.getByRole('checkbox');
      await expect(ticks).toHaveCount(3);
      const address = page.url();
      await page.goto(address);
      await expect(ticks).toHaveCount(3);
      const target = page.locator('label[data-stock-code]').first();
      await expect.poll(async () => (await target.boundingBox())?.height ?? 0).toBeGreaterThanOrEqual(56);
      expect(await page.locator('h2').count()).toBeGreaterThan(0);
      await expect(page.locator('header form')).toBeHidden();
      const free = page.locator('label[data-stock-code]:has(input:not(:checked))').first();
      const code = (await free.getAttribute('data-stock-code')) ?? '';
      const tick = page.locator(`label[data-stock-code="${code}"]`).getByRole('checkbox');
      await tick.check();
      await button(words.undo).click();
      await expect(tick).not.toBeChecked();
      await tick.check();
      await phone.signal('good');
      await expect(page.locator('[data-standing="on-device"]')).toHaveCount(0, { timeout: 30_000 });
    });

    test('the switch keeps edits here although there is signal, and the tray lists them', async () => {
      await openLists();
      await page.getByRole('button', { name: words.edit }).click();
      await rows().first().getByRole('button', { name: words.more }).click();
      await expect(rows().first().locator('bdi', { hasText: /^3$/ })).toBeVisible();
      await expect(page.locator('[data-standing="on-device"]')).toHaveCount(0, { timeout: 20_000 });
      await phone.signal('none');
      await rows().first().getByRole('button', { name: words.more }).click();
      await button(words.tray).click();
      await dialog().getByRole('checkbox', { name: words.workOffline }).check();
      await expect(dialog().locator('[data-edit="item.quantity"]')).toHaveCount(1);
      await phone.signal('good');
      await page.waitForTimeout(2500);
      await expect(dialog().locator('[data-edit="item.quantity"]')).toHaveCount(1);
      await dialog().getByRole('checkbox', { name: words.workOffline }).uncheck();
      await expect(dialog().locator('[data-edit]')).toHaveCount(0, { timeout: 20_000 });
      await page.goBack();
    });

    test('without signal an item is added by its name, of what this device has seen, and one in the shopper’s own words', async () => {
      await openLists();
      const before = await rows().count();
      await phone.signal('none');
      await page.getByRole('searchbox', { name: words.byName }).fill(words.rice);
      const found = page.locator('main form li button');
      await expect(found.filter({ hasText: words.onThisList }).first()).toBeVisible();
      await found.filter({ hasNotText: words.onThisList }).first().click();
      await expect(rows()).toHaveCount(before + 1);
      await expect(rows().last().getByText(words.onDevice)).toBeVisible();
      await expect(page.getByRole('searchbox', { name: words.byName })).toHaveValue('');
      await page.getByRole('searchbox', { name: words.byName }).fill('candles for Mona');
      await found.filter({ hasText: 'candles for Mona' }).click();
      await expect(rows()).toHaveCount(before + 2);
      await expect(rows().last()).toContainText('candles for Mona');
      await rows().last().getByRole('checkbox').check();
      await phone.signal('good');
      await expect(page.locator('[data-standing="on-device"]')).toHaveCount(0, { timeout: 30_000 });
      await expect(rows().last().getByRole('checkbox')).toBeChecked();
    });

    test('lists are renamed, made and deleted; the others remain as cards', async () => {
      await fromMenu(words.rename);
      await page.getByRole('textbox').fill('Iftar');
      await button(words.saveName).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Iftar' })).toBeVisible();
      await page.getByRole('link', { name: words.back, exact: true }).click();
      await button(words.newList).click();
      await page.locator('main').getByRole('textbox').fill('Guests');
      await button(words.createList).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Guests' })).toBeVisible();
      await fromMenu(words.removeList);
      await page.getByRole('alertdialog').getByRole('button', { name: words.yes }).click();
      await expect(page.locator('a[data-list]')).toHaveText([/Iftar/]);
    });

    test('a heart taken back says so, and signing out with unsaved changes asks', async () => {
      await page.goto(`${link.origin}/${language}/account/myfavourites`);
      await expect(rows()).toHaveCount(2);
      await phone.signal('none');
      await rows().first().getByRole('button', { name: words.fromFavourites }).click();
      await expect(page.getByText(words.removed)).toBeVisible();
      await expect(rows()).toHaveCount(1);
      await page.goto(`${link.origin}/${language}/account`);
      await page.getByRole('button', { name: words.logOut, exact: true }).click();
      const asked = page.getByRole('alertdialog');
      await expect(asked.getByRole('button', { name: words.lose })).toBeVisible({ timeout: 10_000 });
      await asked.getByRole('button', { name: words.stay }).click();
      await expect(asked).toBeHidden();
      await phone.signal('good');
      await expect(button(words.tray)).toBeHidden({ timeout: 30_000 });
      await page.close();
    });
  });
}
