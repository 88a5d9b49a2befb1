/** Finding things: words in either language, typos, filters, order, and one's place in a long list. */
import { expect, test, type Locator, type Page } from '@playwright/test';

import { CARD, hydrated, journeyOnlyIn, LANGUAGES, visit, type Language } from '#tests/support/in-both-languages.ts';

const topOf = (card: Locator): Promise<number> => card.evaluate((one) => one.getBoundingClientRect().top);

/** Opens the product; answers where on the screen its card was at the tap. Rows that are drawn for the first time may move it before. */
async function tap(page: Page, card: Locator): Promise<number> {
  await card.evaluate((one) => {
    const note = (): void => {
      document.documentElement.dataset['tappedAt'] = String(one.getBoundingClientRect().top);
    };
    addEventListener('click', note, { capture: true, once: true });
  });
  await card.locator('h3 a').click();
  return Number(await page.locator('html').getAttribute('data-tapped-at'));
}

/** A card of the third page of results. The jumps down leave rows above it that were never drawn. */
async function chooseFarDown(page: Page, language: Language): Promise<Locator> {
  await visit(page, language, '/searchpage?categories=dairy-eggs&categories=bakery&categories=snacks');
  const cards = page.locator(CARD);
  const jumpDown = async (): Promise<number> => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    return cards.count();
  };
  await expect.poll(jumpDown, { timeout: 60_000, intervals: [20] }).toBeGreaterThan(60);
  const far = cards.nth(50);
  await far.scrollIntoViewIfNeeded();
  return page.locator(`[data-stock-code="${await far.getAttribute('data-stock-code')}"]`);
}

/** Each shop is asked in both languages, one word right and one wrong. */
const WORDS = { en: ['milk', 'حلييب'], ar: ['حليب', 'mlik'] };
const ODD = { en: ['zzzzqqqq', 'حليب milk حليب', 'م'], ar: ["'; drop table item; --", '%%%'] };

for (const language of LANGUAGES) {
  const inEnglish = journeyOnlyIn('en', language);
  const inArabic = journeyOnlyIn('ar', language);

  test.describe(language, () => {
    test('words of either language find the same shelf @phone', async ({ page }) => {
      for (const word of WORDS[language]) {
        await visit(page, language, `/searchpage?q=${encodeURIComponent(word)}`);
        await expect(page.locator(CARD).first()).toBeVisible();
        const names = await page.locator(`${CARD} h3`).allTextContents();
        expect(
          names.some((name) => /milk|حليب/i.test(name)),
          `${word}: ${names.slice(0, 4).join(' | ')}`,
        ).toBe(true);
      }
    });

    test('the form of the header searches, and the address says what was typed', async ({ page }) => {
      await visit(page, language);
      const field = page.getByRole('search').getByRole('combobox').or(page.getByRole('search').getByRole('searchbox'));
      await field.first().fill('labneh');
      await field.first().press('Enter');
      await expect(page).toHaveURL(/searchpage\?.*q=labneh/);
      await expect(page.locator(CARD).first()).toBeVisible();
    });

    inEnglish('an order by price is one, both ways @phone', async ({ page }) => {
      const codes = async (sort: string): Promise<string[]> => {
        await visit(page, language, `/searchpage?categories=drinks&sort=${sort}`);
        await expect(page.locator(CARD).first()).toBeVisible();
        return page
          .locator(CARD)
          .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-stock-code') ?? ''));
      };
      const dear = await codes('stockSortRate-DESC');
      const cheap = await codes('stockSortRate-ASC');
      expect(dear[0]).not.toBe(cheap[0]);
      // Whole pages: on a high screen the second may have come too, which is the shelf's last.
      expect([24, 26]).toContain(dear.length);
    });

    test(`the list goes on, and Back returns to the same place in it ${language === 'en' ? '@phone' : '@wide'}`, async ({
      page,
    }) => {
      const card = await chooseFarDown(page, language);
      const top = await tap(page, card);
      await expect(page.locator('h1#product-name')).toBeVisible();
      await page.goBack();
      await expect.poll(() => topOf(card).catch(() => null)).toBeCloseTo(top, -1);
      expect(await page.locator(CARD).count()).toBeGreaterThan(50);
    });

    test(`Back while the product is still loading returns to the same place too ${language === 'ar' ? '@phone' : '@wide'}`, async ({
      page,
    }) => {
      const card = await chooseFarDown(page, language);
      // Never answered: the product's skeleton is all that shows, and it is shorter than the list.
      await page.route(/\/ecomapi\/catalogue\/product\?/, () => new Promise(() => undefined));
      const top = await tap(page, card);
      await expect(card).toBeHidden();
      await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(2000);
      await page.goBack();
      await expect.poll(() => topOf(card).catch(() => null)).toBeCloseTo(top, -1);
    });

    inArabic(
      'a page that is scrolled before the app has come stays where it is, and Back finds it there @phone',
      async ({ page }) => {
        await page.route(/\/assets\/index-[^/]*\.js/, async (route) => {
          await page.locator('html[data-scrolled]').waitFor({ state: 'attached' });
          await route.continue();
        });
        await page.goto(`/${language}/searchpage?q=milk`, { waitUntil: 'commit' });
        await page
          .locator(CARD)
          .nth(6)
          .evaluate((card) => card.scrollIntoView());
        const place = await page.evaluate(() => scrollY);
        expect(place).toBeGreaterThan(100);
        await page.locator('html').evaluate((html) => html.toggleAttribute('data-scrolled', true));
        await hydrated(page);
        await page.locator(CARD).nth(6).locator('h3 a').click();
        await expect(page.locator('h1#product-name')).toBeVisible();
        await page.goBack();
        await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
      },
    );

    test('odd queries are answered with an open door @phone', async ({ page }) => {
      for (const query of ODD[language]) {
        await visit(page, language, `/searchpage?q=${encodeURIComponent(query)}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator('main a').first()).toBeVisible();
      }
    });

    inArabic('a search that was sent before any script works as a form @phone', async ({ browser }) => {
      const context = await browser.newContext({ javaScriptEnabled: false });
      const page = await context.newPage();
      await page.goto(`/${language}`);
      await page.locator('form[role=search] input[name=q]').fill('dates');
      await page.locator('form[role=search] input[name=q]').press('Enter');
      await expect(page).toHaveURL(/searchpage\?q=dates/);
      await expect(page.locator(CARD).first()).toBeVisible();
      await context.close();
    });
  });
}

test('filters narrow, say their counts, and clear (desktop column or phone panel)', async ({ page, isMobile }) => {
  await visit(page, 'en', '/searchpage?q=milk');
  const before = await page
    .getByRole('main')
    .getByText(/\d+ products?/)
    .first()
    .textContent();
  if (isMobile)
    await page
      .getByRole('button', { name: /^Filters/ })
      .first()
      .click();
  const place = isMobile ? page.getByRole('dialog') : page.getByRole('main');
  const heightOf = async (): Promise<number> => (await place.boundingBox())?.height ?? 0;
  const first = place.getByRole('checkbox').first();
  await first.waitFor({ state: 'attached' });
  const height = await heightOf();
  await first.check({ force: true });
  await expect(page).toHaveURL(/(productDesc|familyDesc|featured|brandDesc|categories|originDesc)=/);
  if (isMobile) {
    // Fewer values are left: the sheet's head, which a finger is on its way to, stays where it was.
    await expect(place.getByRole('button', { name: `Show ${before}` })).toHaveCount(0);
    expect(await heightOf()).toBe(height);
  }
  await place.getByRole('button', { name: 'Clear All' }).first().click();
  await expect(page).not.toHaveURL(/(productDesc|familyDesc|featured|brandDesc|categories|originDesc)=/);
  if (isMobile) await page.keyboard.press('Escape');
  await expect(
    page
      .getByRole('main')
      .getByText(before ?? '')
      .first(),
  ).toBeVisible();
});

test('a price of one’s own narrows, is named, and gives way to a band', async ({ page, isMobile }) => {
  await visit(page, 'en', '/searchpage?q=milk');
  const main = page.getByRole('main');
  if (isMobile)
    await page
      .getByRole('button', { name: /^Filters/ })
      .first()
      .click();
  const place = isMobile ? page.getByRole('dialog') : main;
  await place.getByLabel('Price: From').fill('6');
  await place.getByLabel('Price: To').fill('10');
  await place.getByLabel('Price: To').press('Enter');
  await expect(page).toHaveURL(/featured=price-range-6-10/);
  await place.getByRole('checkbox', { name: 'AED 10 to 20' }).check({ force: true });
  await expect(page).toHaveURL(/featured=price-10-to-20/);
  await expect(page).not.toHaveURL(/price-range/);
  await expect(place.getByLabel('Price: From')).toHaveValue('');
  await place.getByLabel('Price: To').fill('7');
  if (isMobile) await place.getByRole('button', { name: /^Show/ }).click();
  else await page.keyboard.press('Tab');
  await expect(main.getByRole('button', { name: 'Remove filter: Up to AED 7' })).toBeVisible();
});

test('a filter’s own search that finds none says so', async ({ page, isMobile }) => {
  // Many products have many values: fewer are read faster than searched, and have no field.
  await visit(page, 'en', '/searchpage?categories=dairy-eggs');
  await hydrated(page);
  if (isMobile)
    await page
      .getByRole('button', { name: /^Filters/ })
      .first()
      .click();
  const place = isMobile ? page.getByRole('dialog') : page.getByRole('main');
  await place.getByRole('searchbox').or(place.getByRole('textbox')).first().fill('zzzzz');
  await expect(place.getByText('No matching filters')).toBeVisible();
});
