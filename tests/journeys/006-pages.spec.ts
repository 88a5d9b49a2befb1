/** What the shop has written down: its story, its kitchen, its terms, its competitions. */
import { expect, test, type Page } from '@playwright/test';

import { CARD, LANGUAGES, visit } from '#tests/support/in-both-languages.ts';

const STORY = { en: 'Our story', ar: 'قصتنا' };
const VISION = { en: 'Our vision', ar: 'رؤيتنا' };
const KITCHEN = { en: 'The kitchen', ar: 'المطبخ' };
const TERMS = { en: 'Terms and conditions', ar: 'الشروط والأحكام' };
const OPEN = '/competition/the-dish-my-family-asks-for';
const CLOSED = '/competition/words-for-the-lid-of-our-box';

const title = (page: Page) => page.getByRole('heading', { level: 1 });

for (const language of LANGUAGES) {
  test.describe(language, () => {
    test('without a tab the story is told, and it needs no script', async ({ page, request }) => {
      const html = await (await request.get(`/${language}/sustainablegrocery`)).text();
      expect(html).toContain(`>${STORY[language]}</h1>`);
      expect(html).toContain(`<title>${STORY[language]} ·`);
      await visit(page, language, '/sustainablegrocery?tab=none-of-these');
      await expect(title(page)).toHaveText(STORY[language]);
      await expect(page.getByRole('tab')).toHaveCount(8);
    });

    test('tabs are walked by keyboard in the reading direction; address, title and Back follow', async ({ page }) => {
      await visit(page, language, '/sustainablegrocery?tab=our-story');
      await page.getByRole('tab', { selected: true }).focus();
      await page.keyboard.press(language === 'ar' ? 'ArrowLeft' : 'ArrowRight');
      await expect(page).toHaveURL(`/${language}/sustainablegrocery?tab=our-vision`);
      await expect(page.getByRole('tab').nth(1)).toBeFocused();
      await expect(title(page)).toHaveText(VISION[language]);
      await expect(page).toHaveTitle(new RegExp(VISION[language]));
      await page.keyboard.press('End');
      await expect(title(page)).toHaveText(KITCHEN[language]);
      await expect(page.getByRole('tab').last()).toBeFocused();
      await page.goBack();
      await expect(title(page)).toHaveText(VISION[language]);
      await expect(page.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true');
    });

    test('a link to the last tab shows it, its tab in sight, and the page stays as wide as the phone', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await visit(page, language, '/sustainablegrocery?tab=kitchen');
      await expect(title(page)).toHaveText(KITCHEN[language]);
      await expect(page.getByRole('tab', { selected: true })).toBeInViewport({ ratio: 0.9 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      // A recipe leads to the shelf it needs.
      await page.locator(`main a[href^="/${language}/searchpage?q="]`).first().click();
      await expect(page.locator(CARD).first()).toBeVisible();
      await page.goBack();
      await expect(title(page)).toHaveText(KITCHEN[language]);
    });

    test('the footer leads to the terms, whose parts and tables can be reached on a phone', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      // Few products: a list that goes on moves the footer below the finger.
      await visit(page, language, '/searchpage?q=labneh');
      await page.getByRole('contentinfo').getByRole('link', { name: TERMS[language] }).click();
      await expect(page).toHaveURL(`/${language}/termsandconditions`);
      await expect(title(page)).toHaveText(TERMS[language]);
      await expect(page.locator('main')).toContainText('5%');
      await page.locator('main summary').click();
      await page.locator('main details a').nth(8).click();
      await expect(page.getByRole('heading', { level: 2 }).nth(8)).toBeInViewport();
      const table = page.locator('main section').filter({ hasText: '15,000' });
      const [inner, outer] = await table.evaluate((frame) => [frame.scrollWidth, frame.clientWidth]);
      expect(inner).toBeGreaterThan(outer ?? 0);
      await table.focus();
      await page.keyboard.press(language === 'ar' ? 'ArrowLeft' : 'ArrowRight');
      await expect.poll(() => table.evaluate((frame) => Math.abs(frame.scrollLeft))).toBeGreaterThan(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    });

    test('privacy names the law and whom to write to, and needs no script', async ({ request }) => {
      const html = await (await request.get(`/${language}/privacy-policy`)).text();
      const main = /<main[\s\S]*<\/main>/.exec(html)?.[0];
      for (const part of ['2021', '2022', '<a href="mailto:']) expect(main).toContain(part);
    });

    test('a competition says whether it is open on the day it is read', async ({ page }) => {
      await page.clock.setFixedTime('2026-12-20T10:00:00+04:00');
      await visit(page, language, OPEN);
      await expect(page.getByText(language === 'en' ? 'Open now' : 'مفتوحة الآن', { exact: true })).toBeVisible();
      await visit(page, language, CLOSED);
      await expect(page.getByText(language === 'en' ? 'Closed' : 'انتهت', { exact: true })).toBeVisible();
    });

    test('an unknown competition is a 404 that leads on to those there are', async ({ page, request }) => {
      expect((await request.get(`/${language}/competition/no-such-thing`)).status()).toBe(404);
      await visit(page, language, '/competition/no-such-thing');
      await page.locator(`main a[href="/${language}/sustainablegrocery?tab=news"]`).click();
      await page.locator(`main a[href="/${language}${OPEN}"]`).click();
      await expect(title(page)).toBeVisible();
      await expect(page).toHaveURL(`/${language}${OPEN}`);
    });
  });
}

test('the language changes in place and keeps the tab', async ({ page }) => {
  await visit(page, 'en', '/sustainablegrocery?tab=kitchen');
  await page.getByRole('link', { name: 'عربي' }).click();
  await expect(page).toHaveURL('/ar/sustainablegrocery?tab=kitchen');
  await expect(title(page)).toHaveText(KITCHEN.ar);
});
