/** A shopper who ordered before taps three times at the most from the cart to the thank-you page. Walked by `npm run journeys -- money` alone. */
import { expect, test, type Page } from '@playwright/test';

import {
  button,
  expectThanks,
  giveMoney,
  goToCheckout,
  payBar,
  payButton,
  provider,
  putInCart,
  typeCard,
} from '#tests/support/at-checkout.ts';
import { AT_CHECKOUT } from '#tests/support/checkout-words.ts';
import { languagesFor, visit } from '#tests/support/in-both-languages.ts';
import { newShopper } from '#tests/support/shopper.ts';

const APPLES = '101001';
const MOST = 3;

/** Counts from now on, in the pages and the frames that are opened too: no tap is made by a script, but through the browser's own input. */
async function countTaps(page: Page): Promise<() => number> {
  let taps = 0;
  await page.exposeFunction('tapped', () => {
    taps += 1;
  });
  await page.addInitScript(() => {
    const { tapped } = globalThis as unknown as { tapped?: () => void };
    addEventListener('pointerdown', () => tapped?.(), { capture: true });
  });
  return () => taps;
}

for (const language of languagesFor('en')) {
  const words = AT_CHECKOUT[language];

  test(`${language} › paid with the card of last time in ${MOST} taps, with the wallet in two`, async ({ page }) => {
    const shopper = newShopper();
    const count = await countTaps(page);
    await goToCheckout(page, { language, shopper, products: [APPLES] });
    await page.getByRole('radio', { name: words.newCard }).check();
    await page.locator('input[name="save-card"]').check();
    await typeCard(page, language, '4111111111111111');
    await expectThanks(page, language);

    await putInCart(page, APPLES);
    await visit(page, language, '/cart');
    const before = count();
    await button(page, words.checkout).click();
    // What it will be paid with is said at the button.
    await expect(payBar(page, language)).toContainText('1111');
    await payButton(page, language).and(page.locator('[aria-disabled="false"]')).click();
    // The digits are typed: the field has the keyboard.
    await expect(provider(page).locator('input')).toBeFocused();
    await page.keyboard.type('123');
    await button(page.getByRole('dialog'), words.payCard).click();
    await expectThanks(page, language);
    expect(count() - before).toBeLessThanOrEqual(MOST);
    expect(count()).toBeGreaterThan(before);

    await giveMoney(shopper, 100);
    await putInCart(page, APPLES);
    await visit(page, language, '/checkout');
    await page.getByRole('radio', { name: words.wallet }).check();
    await payButton(page, language).and(page.locator('[aria-disabled="false"]')).click();
    await expectThanks(page, language);
    await putInCart(page, APPLES);
    await visit(page, language, '/cart');
    const again = count();
    await button(page, words.checkout).click();
    await payButton(page, language).and(page.locator('[aria-disabled="false"]')).click();
    await expectThanks(page, language);
    expect(count() - again).toBe(2);
  });
}
