/**
 * Reload, Back and a second tab at each step of checkout: what was typed and chosen is there again, and nothing is paid twice. One table of
 * steps, walked by `npm run journeys -- money` alone.
 */
import { expect, test, type Locator, type Page } from '@playwright/test';

import { FRAME_WORDS } from '#server/gateways/payments/sandbox/frame-words.ts';
import {
  button,
  expectReady,
  expectThanks,
  goToCheckout,
  payButton,
  provider,
  reload,
  typeCard,
} from '#tests/support/at-checkout.ts';
import { CHECKOUT_STEPS } from '#tests/support/checkout-steps.ts';
import { AT_CHECKOUT } from '#tests/support/checkout-words.ts';
import { hydrated, languagesFor, visit } from '#tests/support/in-both-languages.ts';
import { newShopper } from '#tests/support/shopper.ts';

const APPLES = '101001';
const CAKE = '125013';
const ASKS_3DS = '4000000000003220';

// Six steps, and each of them looked at four times.
test.describe.configure({ timeout: 360_000 });

for (const language of languagesFor('en')) {
  const words = AT_CHECKOUT[language];

  test(`${language} › each step is there again after a reload, in a second tab and after Back`, async ({ page }) => {
    await goToCheckout(page, { language, shopper: newShopper(), products: [APPLES, CAKE] });
    await expect(page.getByRole('heading', { name: words.comesApart })).toBeVisible();
    for (const [at, { name, take }] of CHECKOUT_STEPS.entries()) {
      await test.step(name, async () => {
        await take(page, language);
        await expectReady(page, language);
        const before = CHECKOUT_STEPS.slice(0, at + 1);
        const expectAll = async (shown: Page): Promise<void> => {
          await expectReady(shown, language);
          for (const { seen } of before) await expect(seen(shown, language)).toBeVisible();
        };
        await expectAll(page);
        await reload(page);
        await expectAll(page);
        const second = await page.context().newPage();
        await visit(second, language, '/checkout');
        await expectAll(second);
        await second.close();
        await visit(page, language, '/cart');
        await page.goBack();
        await hydrated(page);
        await expectAll(page);
      });
    }
  });

  test(`${language} › a payment under way is one in each tab, after Back, a reload and the thank-you page`, async ({
    page,
  }) => {
    await goToCheckout(page, { language, shopper: newShopper(), products: [APPLES] });
    await typeCard(page, language, ASKS_3DS);
    await expect(provider(page).getByRole('button', { name: FRAME_WORDS[language].confirm })).toBeVisible();
    const underWay = (shown: Page): Locator => shown.getByRole('heading', { name: words.underWay });
    const second = await page.context().newPage();
    await visit(second, language, '/checkout');
    await expect(underWay(second)).toBeVisible();
    await expect(payButton(second, language)).toHaveCount(0);
    await visit(page, language, '/cart');
    await page.goBack();
    await hydrated(page);
    await expect(underWay(page)).toBeVisible();
    await reload(page);
    await button(page, words.finish).click();
    await provider(page).getByRole('button', { name: FRAME_WORDS[language].confirm }).click();
    await expectThanks(page, language);
    const thanks = page.url();

    // The other tab hears of it when the shopper comes back to it, and nowhere is anything left to be paid.
    await second.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    await expectThanks(second, language);
    expect(second.url()).toBe(thanks);
    await reload(page);
    await expectThanks(page, language);
    await page.goBack();
    await hydrated(page);
    await expect(payButton(page, language)).toHaveCount(0);
    await visit(page, language, '/checkout');
    await expect(page.getByRole('alertdialog')).toContainText(words.closed);
  });

  test(`${language} › a new version that another tab takes does not load checkout again`, async ({ page }) => {
    await goToCheckout(page, { language, shopper: newShopper(), products: [APPLES] });
    await expectReady(page, language);
    await page.evaluate(() => {
      document.documentElement.dataset['mark'] = 'the same page';
      // The first worker that takes over, and the one of a new version.
      for (const _ of [1, 2]) navigator.serviceWorker.dispatchEvent(new Event('controllerchange'));
    });
    // Longer than a page needs to be loaded again.
    await page.waitForTimeout(1500);
    await expect(page.locator('html')).toHaveAttribute('data-mark', 'the same page');
    const loaded = page.waitForEvent('load');
    // The shop's name leads home: a wide screen has no arrow, and opens the cart over the page.
    await page.locator(`header a[href="/${language}"]`).click();
    await loaded;
    await expect(page.locator('html')).not.toHaveAttribute('data-mark');
  });
}
