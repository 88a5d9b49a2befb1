/** The first page a shopper meets. */
import { expect, test } from '@playwright/test';

import { CARD, LANGUAGES, visit } from '#tests/support/in-both-languages.ts';

test('a path without a language leads to the shopper’s, and keeps its query', async ({ request }) => {
  const arabic = await request.get('/searchpage?q=milk', {
    headers: { 'accept-language': 'ar-AE,ar;q=0.9' },
    maxRedirects: 0,
  });
  expect(arabic.status()).toBe(302);
  expect(arabic.headers()['location']).toBe('/ar/searchpage?q=milk');
  const english = await request.get('/', { headers: { 'accept-language': 'fr' }, maxRedirects: 0 });
  expect(english.headers()['location']).toBe('/en');
});

for (const language of LANGUAGES) {
  test.describe(language, () => {
    test('language and direction are right from the first byte, and cards need no script', async ({ request }) => {
      const html = await (await request.get(`/${language}`)).text();
      expect(html).toMatch(language === 'ar' ? /<html lang="ar" dir="rtl"/ : /<html lang="en" dir="ltr"/);
      expect(html).toContain('<article');
    });

    test('a carousel begins at the reading side; hero, categories and rows are there; a tile leads to its products', async ({
      page,
    }) => {
      await visit(page, language);
      const first = await page.locator(CARD).first().boundingBox();
      const width = page.viewportSize()?.width ?? 0;
      const slide = await page
        .locator('main li', { has: page.locator(CARD) })
        .first()
        .boundingBox();
      expect(slide?.width).toBe(195);
      const gap = language === 'ar' ? width - (first?.x ?? 0) - (first?.width ?? 0) : (first?.x ?? 0);
      expect(gap).toBeLessThan(width / 4);

      // Rows further down come as a shopper nears them.
      const rows = page.locator('main section[aria-label]');
      await expect(rows).toHaveCount(5);
      for (const row of await rows.all()) {
        await row.scrollIntoViewIfNeeded();
        await expect(row.locator(CARD).first()).toBeVisible();
      }
      await expect(
        page
          .locator('main')
          .getByRole('link')
          .filter({ has: page.locator('img') })
          .first(),
      ).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

      // What is fetched once home stands still: the worker, and nothing that only a signed-in shopper needs (decisions.md 31).
      const scripts = () => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
      await expect.poll(scripts).toContainEqual(expect.stringMatching(/\/register-worker-/));
      expect((await scripts()).filter((name) => /\/(?:dexie|shopper)-/.test(name))).toEqual([]);

      await page.locator(`main a[href="/${language}/searchpage?categories=dairy-eggs"]`).first().click();
      await expect(page).toHaveURL(`/${language}/searchpage?categories=dairy-eggs`);
      await expect(page.locator(CARD).first()).toBeVisible();
    });
  });
}
