/** A product in full, and what opens from it. */
import { expect, test } from '@playwright/test';

import { chooseOfCard } from '#tests/support/card-menu.ts';
import { CARD, journeyOnlyIn, LANGUAGES, visit } from '#tests/support/in-both-languages.ts';

const PATH = '/product/dairy-eggs/fresh-milk/noor-dairy-full-cream-fresh-milk-106001';

for (const language of LANGUAGES) {
  const inArabic = journeyOnlyIn('ar', language);

  test.describe(language, () => {
    test('a page has its price, more of its family, tabs that the arrow keys walk, and what else comes from there', async ({
      page,
    }) => {
      await visit(page, language, PATH);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('main')).toContainText('10.95');
      expect(await page.getByRole('tab').count()).toBeGreaterThanOrEqual(3);
      await page.getByRole('tab').last().click();
      await expect(page.getByRole('tabpanel').getByRole('table')).toBeVisible();
      await expect(page.locator(CARD).first()).toBeAttached();
      // In the reading direction.
      await page.getByRole('tab').first().click();
      await page.keyboard.press(language === 'ar' ? 'ArrowLeft' : 'ArrowRight');
      await expect(page.getByRole('tab').nth(1)).toBeFocused();
      await expect(page.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true');
      await page.locator(`main a[href^="/${language}/origin/"]`).first().click();
      await expect(page).toHaveURL(new RegExp(`/${language}/origin/`));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator(CARD).first()).toBeVisible();
    });

    test('an old address with another family still finds the product', async ({ request }) => {
      const html = await (await request.get(`/${language}/product/cat/fam/old-name-106001`)).text();
      expect(/<main[\s\S]*<\/main>/.exec(html)?.[0]).toContain('10.95');
    });

    test('a product that is not sold is a 404 with a way on', async ({ page, request }) => {
      expect((await request.get(`/${language}/product/cat/fam/none-999999`)).status()).toBe(404);
      await visit(page, language, '/product/cat/fam/none-999999');
      await expect(page.locator('main a').first()).toBeVisible();
    });

    test('on a phone no tabs lie below the bar to buy, and an arrow leads back to the list @phone', async ({
      page,
    }) => {
      const tabs = page.getByRole('navigation', { name: language === 'en' ? 'Main' : 'التنقل الرئيسي' });
      await page.setViewportSize({ width: 390, height: 844 });
      await visit(page, language, '/searchpage?q=milk');
      await expect(tabs).toBeVisible();
      await page.locator(CARD).first().getByRole('heading').getByRole('link').click();
      const bar = page.getByRole('region', { name: language === 'en' ? 'Buy' : 'الشراء' });
      await expect(bar).toBeVisible();
      await expect(tabs).toBeHidden();
      await expect(page.getByRole('banner').locator(`a[href="/${language}/cart"]`)).toBeInViewport();
      const box = await bar.boundingBox();
      expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(844);
      await page
        .locator('main')
        .getByRole('link', { name: language === 'en' ? 'Back' : 'رجوع' })
        .click();
      await expect(page).toHaveURL(/searchpage\?q=milk/);
      await expect(tabs).toBeVisible();
    });

    inArabic('a brand’s full range begins with the product one came from', async ({ page }) => {
      await visit(page, language, '/searchpage?q=labneh');
      const card = page.locator(CARD).first();
      const code = await card.getAttribute('data-stock-code');
      await chooseOfCard(card, /View full range|عرض كل التشكيلة/);
      await expect(page).toHaveURL(/\/viewall\/.+plProductDocno=\d+/);
      await expect(page.locator(CARD).first()).toHaveAttribute('data-stock-code', code ?? '');
    });
  });
}

test('sharing copies the English address, also where the clipboard is closed to scripts', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, 'ar', PATH);
  await page
    .locator('main button')
    .filter({ has: page.locator('use[href$="#share-network"], use[href$="#export"]') })
    .first()
    .click();
  const panel = page.getByRole('dialog');
  await expect(panel).toBeVisible();
  await panel
    .getByRole('button')
    .filter({ has: page.locator('use[href$="#copy"]') })
    .click();
  await expect(
    page
      .getByText('تم نسخ', { exact: false })
      .or(page.getByText('نُسخ', { exact: false }))
      .first(),
  ).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    new RegExp(`^${baseURL}/en/product/.+-106001$`),
  );
});

test('quick view opens over the list, Back closes it, and focus returns', async ({ page }) => {
  await visit(page, 'en', '/searchpage?q=dates');
  await chooseOfCard(page.locator(CARD).first(), /Quick view/);
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('img').first()).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/searchpage\?q=dates/);
});

test('alternatives stand in for what is out of stock, a tap from the cart, and never show what is inactive', async ({
  page,
}) => {
  await visit(page, 'en', '/product/cat/fam/x-106011');
  const instead = page.getByRole('region', { name: 'Buy this instead' });
  await expect(
    instead
      .locator(CARD)
      .first()
      .getByRole('button', { name: /to cart$/ })
      .first(),
  ).toBeInViewport();
  await instead.getByRole('button', { name: 'See all' }).click();
  const panel = page.getByRole('dialog');
  await expect(panel.locator(CARD).first().or(panel.getByText('No alternative products found'))).toBeVisible();
  await expect(panel.locator('[data-stock-code="106022"]')).toHaveCount(0);
});

test('alternatives that cannot be loaded say so, with a way to try again', async ({ page }) => {
  await page.route('**/catalogue/alternatives**', (route) => route.fulfill({ status: 500, body: 'no' }));
  // From a list: the page of what is sold out comes with them.
  await visit(page, 'en', '/searchpage?q=laban');
  await chooseOfCard(page.locator(`${CARD}[data-stock-code="106011"]`), 'View alternatives');
  await expect(page.getByRole('dialog').getByText('Failed to load alternative products')).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Try again' })).toBeVisible();
});
