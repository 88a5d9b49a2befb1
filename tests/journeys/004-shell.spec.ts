/** What stands around every page: language, tabs, panels, guests, and addresses that lead nowhere. */
import { createHash } from 'node:crypto';

import { expect, test } from '@playwright/test';

import { chooseOfCard } from '#tests/support/card-menu.ts';
import { CARD, hydrated, LANGUAGES, visit } from '#tests/support/in-both-languages.ts';

test('the language changes in place and keeps path and query', async ({ page }) => {
  await visit(page, 'en', '/searchpage?q=milk&sort=stockSortRate-ASC');
  await page.getByRole('link', { name: 'عربي' }).click();
  await expect(page).toHaveURL('/ar/searchpage?q=milk&sort=stockSortRate-ASC');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await expect(page.locator(CARD).first()).toContainText(/حليب|لبن|[\u0600-\u06ff]/);
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/en/searchpage?q=milk&sort=stockSortRate-ASC');
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
});

for (const language of LANGUAGES) {
  test(`${language}: tabs at 845 px and below, links above @phone`, async ({ page }) => {
    await visit(page, language);
    const tabs = page.getByRole('navigation', { name: language === 'en' ? 'Main' : 'التنقل الرئيسي' });
    await page.setViewportSize({ width: 845, height: 800 });
    await expect(tabs).toBeVisible();
    await expect(tabs.getByRole('link')).toHaveCount(5);
    await expect(tabs.locator('[aria-current=page] use')).toHaveAttribute('href', /#house-fill$/);
    await expect(tabs.getByText('0', { exact: false })).toBeVisible();
    await page.setViewportSize({ width: 846, height: 800 });
    await expect(tabs).toBeHidden();
  });

  test(`${language}: a guest at an own page is led home and told why @phone`, async ({ page }) => {
    for (const path of ['/cart', '/account', '/account/myfavourites', '/account/myaddress']) {
      await test.step(path, async () => {
        await page.goto(`/${language}${path}`);
        await hydrated(page);
        await expect(page.getByRole('dialog')).toBeVisible();
        await expect(page).toHaveURL(`/${language}`);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0);
      });
    }
  });

  test(`${language}: an address that is none says so and leads on @phone`, async ({ page, request }) => {
    expect((await request.get(`/${language}/no/such/page`)).status()).toBe(404);
    await visit(page, language, '/no/such/page');
    await page.locator(`main a[href="/${language}"]`).click();
    await expect(page.locator(CARD).first()).toBeVisible();
  });
}

test('a panel is 500 px wide at the window’s edge, locks the page and moves nothing of it, and its backdrop closes it @wide', async ({
  page,
}) => {
  await visit(page, 'en');
  // A tap may scroll the page; across it nothing moves.
  const place = async () => {
    const box = await page.locator(CARD).first().boundingBox();
    return [box?.x, box?.width];
  };
  const before = await place();
  await page
    .locator(CARD)
    .first()
    .getByRole('button', { name: /^Add .* to cart/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  const edge = page.viewportSize()?.width ?? 0;
  await expect.poll(() => dialog.boundingBox()).toMatchObject({ x: edge - 500, width: 500 });
  expect(await place()).toEqual(before);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toContain('hidden');
  await page.mouse.click(40, 400);
  await expect(dialog).toHaveCount(0);
});

test('a tap of a guest asks to sign in and leaves the page where it was @phone', async ({ page }) => {
  await visit(page, 'en', '/searchpage?q=dates');
  const card = page.locator(CARD).first();
  const name = await card.getByRole('heading').innerText();
  await card.getByRole('button', { name: /favourites/ }).click();
  await expect(page.getByRole('dialog')).toContainText(`Sign in to add ${name} to your favourites.`);
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/searchpage\?q=dates/);
});

test('going to another page leaves no panel behind', async ({ page }) => {
  await visit(page, 'en');
  await chooseOfCard(page.locator(CARD).first(), /Quick view/);
  await page.getByRole('dialog').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/(product|viewall|origin)\//);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL('/en');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the worker knows the content of its own shell, so that it takes none of another build', async ({ request }) => {
  const [worker, shell] = [await request.get('/sw.js'), await request.get('/index.html')];
  const sum = createHash('sha256').update(await shell.body());
  expect(await worker.text()).toContain(`sha256-${sum.digest('base64')}`);
});
