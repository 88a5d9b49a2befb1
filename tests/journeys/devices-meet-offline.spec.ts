/** Two phones of one shopper, one English and one Arabic, change the same list without signal and meet on the server, in both orders. */
import { expect, test, type Page } from '@playwright/test';

import { chooseOfList } from '#tests/support/card-menu.ts';
import { openStore, type Store } from '#tests/support/journey-server.ts';
import { Phone } from '#tests/support/phone.ts';
import { watchServer, type ServerView } from '#tests/support/server-rows.ts';
import { newShopper, register, signInByPanel, type Shopper } from '#tests/support/shopper.ts';
import { openLink, type Link } from '#tests/support/signal.ts';

const ROW = 'li[data-stock-code]';
const LISTS = 'account/myfavourites?tab=lists';
const WORDS = {
  en: {
    edit: 'Edit list',
    more: /^One more of/,
    remove: /^Remove /,
    rename: 'Rename',
    save: 'Save name',
  },
  ar: {
    edit: 'تعديل القائمة',
    more: /^زيادة/,
    remove: /^إزالة /,
    rename: 'إعادة تسمية',
    save: 'حفظ الاسم',
  },
} as const;

interface Side {
  language: 'en' | 'ar';
  link: Link;
  phone: Phone;
  page: Page;
}

let store: Store;
const sides: Side[] = [];
let sara: Shopper;
let server: ServerView;
let items: string[];

test.beforeAll(async ({ playwright }) => {
  test.setTimeout(300_000);
  store = await openStore();
  const api = await playwright.request.newContext({ baseURL: store.origin });
  sara = newShopper();
  await register(api, sara);
  server = await watchServer(api, sara);
  const home = await (await api.get('/en/searchpage?q=rice')).text();
  items = [...new Set([...home.matchAll(/data-stock-code="([^"]+)"/g)].map(([, code = '']) => code))].slice(0, 3);
  for (const language of ['en', 'ar'] as const) {
    const link = await openLink(store.origin);
    const phone = await Phone.buy(link);
    const page = await phone.open(`/${language}/${LISTS}`);
    await signInByPanel(page, sara);
    sides.push({ language, link, phone, page });
  }
});

test.afterAll(async () => {
  for (const { phone, link } of sides) {
    await phone.throwAway();
    await link.close();
  }
  await store?.stop();
});

const row = (page: Page, code: string) => page.locator(`${ROW}[data-stock-code="${code}"]`);
const quantityIn = (page: Page, code: string, count: number) =>
  row(page, code).locator('bdi', { hasText: new RegExp(`^${count}$`) });

async function more({ page, language }: Side, code: string): Promise<void> {
  await row(page, code).getByRole('button', { name: WORDS[language].more }).click();
}

async function sent({ page, phone }: Side): Promise<void> {
  await phone.signal('good');
  await expect(page.locator('[data-standing="on-device"]')).toHaveCount(0, { timeout: 30_000 });
}

for (const firstBack of ['en', 'ar'] as const) {
  test(`the phone in ${firstBack} has signal first`, async () => {
    const listId = `meet-${firstBack}`;
    // No two lists have one name.
    const renamed = `Iftar ${firstBack}`;
    const [ticked = '', counted = '', kept = ''] = items;
    await server.edit('list.create', { listId, name: 'Shared', madeAt: '2026-01-01T00:00:00.000Z' });
    for (const [index, stockCode] of items.entries())
      await server.edit('item.add', { listId, stockCode, quantity: 1, rank: `a${index}` });
    for (const { page, link, language } of sides) {
      await page.goto(`${link.origin}/${language}/${LISTS}&list=${listId}`);
      await expect(page.locator(ROW)).toHaveCount(3);
      await page.getByRole('button', { name: WORDS[language].edit }).click();
    }
    for (const { phone } of sides) await phone.signal('none');
    const [one, two] = sides as [Side, Side];

    await row(one.page, ticked).getByRole('checkbox').check();
    await more(one, counted);
    await chooseOfList(one.page, WORDS[one.language].rename);
    await one.page.locator('main').getByRole('textbox').fill(renamed);
    await one.page.getByRole('button', { name: WORDS[one.language].save }).click();

    await row(two.page, ticked).getByRole('button', { name: WORDS[two.language].remove }).click();
    await more(two, counted);
    await more(two, counted);
    await row(two.page, kept).getByRole('checkbox').check();
    await expect(quantityIn(one.page, counted, 2)).toBeVisible();
    await expect(quantityIn(two.page, counted, 3)).toBeVisible();

    for (const side of firstBack === 'en' ? [one, two] : [two, one]) await sent(side);
    // Who came last counted; what one took off stays off, although the other ticked it; fields that only one touched stay both.
    const quantity = firstBack === 'en' ? 3 : 2;
    for (const { page } of sides) {
      await page.reload();
      await expect(page.getByRole('heading', { level: 1, name: renamed })).toBeVisible();
      await expect(page.locator(ROW)).toHaveCount(2);
      await expect(quantityIn(page, counted, quantity)).toBeVisible();
      await expect(row(page, kept).getByRole('checkbox')).toBeChecked();
    }
    const rows = await server.rows();
    expect([...rows.keys()].filter((key) => key.includes(listId)).sort()).toEqual(
      [`I:${listId}|${counted}`, `I:${listId}|${kept}`, `L:${listId}`].sort(),
    );
    expect(rows.get(`I:${listId}|${counted}`)).toMatchObject({ quantity, isChecked: false });
  });
}
