/** Edits that the server refuses: each is told on a card of its own, what comes after it goes through, and the keyboard answers it. */
import { expect, test, type Locator, type Page } from '@playwright/test';

import { chooseOfList } from '#tests/support/card-menu.ts';
import { openStore, type Store } from '#tests/support/journey-server.ts';
import { Phone } from '#tests/support/phone.ts';
import { watchServer, type ServerView } from '#tests/support/server-rows.ts';
import { newShopper, register, signInByPanel } from '#tests/support/shopper.ts';
import { openLink, type Link } from '#tests/support/signal.ts';

const WORDS = {
  en: {
    rename: 'Rename',
    save: 'Save name',
    edit: 'Edit list',
    more: /^One more of/,
    removeList: 'Delete list',
    back: 'My Lists',
    yes: 'Yes, delete the list',
    newList: 'New list',
    create: 'Create list',
    tray: /needs? your attention/,
    retry: 'Retry',
    discard: 'Discard',
    restore: 'Restore the list',
    anyway: 'Delete anyway',
    gone: 'This list was deleted on another device.',
    changed: 'Changed on another device. Delete anyway?',
    full: 'There is no room for more of these.',
  },
  ar: {
    rename: 'إعادة تسمية',
    save: 'حفظ الاسم',
    edit: 'تعديل القائمة',
    more: /^زيادة/,
    removeList: 'حذف القائمة',
    back: 'قوائمي',
    yes: 'نعم، حذف القائمة',
    newList: 'قائمة جديدة',
    create: 'إنشاء القائمة',
    tray: /انتباهك/,
    retry: 'إعادة المحاولة',
    discard: 'تجاهل التغيير',
    restore: 'استعادة القائمة',
    anyway: 'حذف رغم ذلك',
    gone: 'حُذفت هذه القائمة على جهاز آخر.',
    changed: 'تغيّرت على جهاز آخر. هل تريد حذفها رغم ذلك؟',
    full: 'لا يوجد متسع للمزيد منها.',
  },
} as const;

const MADE = '2026-01-01T00:00:00.000Z';

for (const language of ['en', 'ar'] as const) {
  const words = WORDS[language];

  test.describe(`in ${language}`, () => {
    test.describe.configure({ mode: 'serial' });
    let store: Store;
    let link: Link;
    let phone: Phone;
    let page: Page;
    let server: ServerView;
    let stockCode: string;

    const rows = (): Locator => page.locator('li[data-stock-code]');
    const cards = (): Locator => page.getByRole('dialog').locator('[data-code]');
    const openList = async (listId: string): Promise<void> => {
      await page.goto(`${link.origin}/${language}/account/myfavourites?tab=lists&list=${listId}`);
      await expect(rows()).toHaveCount(1);
      // The device knows the product, and not its code alone: what it has never seen cannot be shown without signal.
      await expect(rows().first().locator('img')).toBeVisible();
      // A list fetches its menus once it is shown: without signal it would be too late.
      await page.waitForLoadState('networkidle');
    };
    const make = async (listId: string): Promise<void> => {
      await server.edit('list.create', { listId, name: `List ${listId}`, madeAt: MADE });
      await server.edit('item.add', { listId, stockCode, quantity: 1, rank: 'a0' });
    };
    const openTray = async (): Promise<void> => {
      const tray = page.getByRole('button', { name: words.tray });
      await expect(tray).toBeVisible();
      await tray.focus();
      await page.keyboard.press('Enter');
    };
    /** Walks there by Tab, as a shopper without a pointer does. */
    const press = async (name: string): Promise<void> => {
      const button = page.getByRole('dialog').getByRole('button', { name, exact: true }).first();
      await expect(button).toBeVisible();
      for (let steps = 0; steps < 30; steps += 1) {
        if (await button.evaluate((element) => element === document.activeElement)) break;
        await page.keyboard.press('Tab');
      }
      await expect(button).toBeFocused();
      await page.keyboard.press('Enter');
    };

    test.beforeAll(async ({ playwright }) => {
      test.setTimeout(300_000);
      store = await openStore();
      const api = await playwright.request.newContext({ baseURL: store.origin });
      const sara = newShopper();
      await register(api, sara);
      server = await watchServer(api, sara);
      stockCode = /data-stock-code="([^"]+)"/.exec(await (await api.get('/en/searchpage?q=rice')).text())?.[1] ?? '';
      await make('weekly');
      link = await openLink(store.origin);
      phone = await Phone.buy(link);
      page = await phone.open(`/${language}/account/myfavourites?tab=lists`);
      await signInByPanel(page, sara);
    });

    test.afterAll(async () => {
      await phone?.throwAway();
      await link?.close();
      await store?.stop();
    });

    test('a list that is gone: its edits are refused, the next goes through; discarded and brought back', async () => {
      await openList('weekly');
      await phone.signal('none');
      await page.getByRole('button', { name: words.edit }).click();
      await rows().first().getByRole('button', { name: words.more }).click();
      await chooseOfList(page, words.rename);
      await page.locator('main').getByRole('textbox').fill('Mine');
      await page.getByRole('button', { name: words.save }).click();
      await page.getByRole('link', { name: words.back, exact: true }).click();
      await page.getByRole('button', { name: words.newList }).click();
      await page.locator('main').getByRole('textbox').fill('Another');
      await page.getByRole('button', { name: words.create }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Another' })).toBeVisible();
      await server.edit('list.delete', { listId: 'weekly', seen: 1e9 });
      await phone.signal('good');
      await openTray();
      await expect(cards()).toHaveCount(2, { timeout: 30_000 });
      await expect(page.getByRole('dialog').getByText(words.gone)).toHaveCount(2);
      await expect
        .poll(async () => [...(await server.rows()).values()].map((value) => value['name']))
        .toEqual(['Another']);
      await press(words.discard);
      await expect(cards()).toHaveCount(1);
      await press(words.restore);
      await expect(cards()).toHaveCount(0);
      await expect.poll(async () => (await server.rows()).get('L:weekly')).toMatchObject({ name: 'Mine' });
      await page.goBack();
    });

    test('a list that another device changed is deleted only when that is said again', async () => {
      await make('guests');
      await openList('guests');
      await phone.signal('none');
      await chooseOfList(page, words.removeList);
      await page.getByRole('alertdialog').getByRole('button', { name: words.yes }).click();
      await server.edit('item.quantity', { listId: 'guests', stockCode, quantity: 7 });
      await phone.signal('good');
      await openTray();
      await expect(page.getByRole('dialog').getByText(words.changed)).toBeVisible({ timeout: 30_000 });
      expect((await server.rows()).has('L:guests')).toBe(true);
      await press(words.anyway);
      await expect(cards()).toHaveCount(0);
      await expect.poll(async () => (await server.rows()).has('L:guests')).toBe(false);
      await page.goBack();
    });

    test('what there was no room for goes through when it is tried again', async () => {
      const there = [...(await server.rows()).keys()].filter((key) => key.startsWith('L:')).length;
      await phone.signal('none');
      await page.getByRole('button', { name: words.newList }).click();
      await page.locator('main').getByRole('textbox').fill('One too many');
      await page.getByRole('button', { name: words.create }).click();
      for (let more = there; more < 100; more += 1)
        await server.edit('list.create', { listId: `fill-${more}`, name: `${more}`, madeAt: MADE });
      await phone.signal('good');
      await openTray();
      await expect(page.getByRole('dialog').getByText(words.full)).toBeVisible({ timeout: 30_000 });
      await server.edit('list.delete', { listId: 'fill-99', seen: 1e9 });
      await press(words.retry);
      await expect(cards()).toHaveCount(0);
      await expect
        .poll(async () => [...(await server.rows()).values()].some((value) => value['name'] === 'One too many'))
        .toBe(true);
    });
  });
}
