/** Doing something with an order that was placed: another time, cancelling, the same again with a product gone, rating and a tip. */
import { expect, test } from '@playwright/test';

import { orderMessages } from '#contract/messages/orders.ts';
import { say } from '#contract/messages/sentence.ts';
import { button, giveMoney, putInCart } from '#tests/support/at-checkout.ts';
import { changeProduct } from '#tests/support/change-product.ts';
import { hydrated, LANGUAGES, visit } from '#tests/support/in-both-languages.ts';
import { ON_ORDERS } from '#tests/support/order-words.ts';
import { moveOrderTo, placeCart } from '#tests/support/placed-orders.ts';
import { addAddressByCall, newShopper, openAs } from '#tests/support/shopper.ts';
import { complaintsOf, expectSound } from '#tests/support/soundness.ts';

/** Red apples, which stay. */
const APPLES = '101001';
/** Of no other journey: gone from the shelf for a moment. One for each worker, so that none takes another's away. */
const GONE = ['105018', '105015'] as const;

for (const language of LANGUAGES) {
  const tag = language === 'en' ? ['@wide'] : [];
  test(
    `${language} › an order gets another time, is cancelled, is ordered again; one that came is rated`,
    { tag },
    async ({ page }, { parallelIndex }) => {
      const words = ON_ORDERS[language];
      const gone = GONE[parallelIndex % GONE.length] ?? GONE[0];
      const complaints = complaintsOf(page);
      const shopper = newShopper();
      await openAs(page, shopper, `/${language}/privacy-policy`);
      await addAddressByCall(page, 'home', 'Villa 12');
      await giveMoney(shopper, 500);
      for (const stockCode of [APPLES, gone]) await putInCart(page, stockCode);
      const first = await placeCart(page);
      const dialog = page.getByRole('dialog');

      await visit(page, language, `/orderinvoice/RSO/${first}/order?title=upcoming`);
      await button(page, words.reschedule).filter({ visible: true }).click();
      const times = dialog.getByRole('radiogroup', { name: words.time });
      await expect(button(dialog, words.update)).toHaveAttribute('aria-disabled', 'true');
      const day = dialog.getByRole('radiogroup', { name: words.day }).getByRole('radio').nth(1);
      // A forced tap does not wait until the dialog stands still.
      await expect(() => day.check({ force: true })).toPass();
      await times.getByRole('radio').and(page.locator(':enabled')).last().check({ force: true });
      const chosen = await times.locator('label:has(:checked) bdi').innerText();
      await expectSound(page);
      await button(dialog, words.update).click();
      await expect(dialog).toBeHidden();
      await expect(page.locator('main')).toContainText(chosen);

      await button(page, words.cancel).filter({ visible: true }).click();
      // The wallet paid: there is nothing to choose.
      await expect(dialog.getByText(words.goesBack)).toBeVisible();
      await expectSound(page);
      await button(dialog, words.cancel).click();
      await expect(page.getByText(say(orderMessages.cancelled, language))).toBeVisible();
      await expect(dialog).toBeHidden();
      await expect(page.locator('main').getByText(words.cancelled, { exact: true }).first()).toBeVisible();
      await expect(button(page, words.cancel)).toBeHidden();

      const putBack = await changeProduct(gone, { isOutOfStock: true });
      try {
        await button(page, words.repeat).filter({ visible: true }).click();
        await page.waitForURL(new RegExp(`/${language}/cart\\?repeatOrder=true$`));
        await expect(page.getByText(say(orderMessages.repeated, language))).toBeVisible();
        await expect(page.getByRole('heading', { name: words.gone })).toBeVisible();
        await expect(page.locator(`main a[href$="-${APPLES}"]`).first()).toBeVisible();
      } finally {
        await putBack();
      }

      const second = await placeCart(page);
      await moveOrderTo(second, 6);
      await visit(page, language, `/orderinvoice/RSO/${second}/order?title=past`);
      const asked = page.locator('main').getByRole('region', { name: words.rate });
      await asked.getByRole('radio', { name: words.fourStars }).click();
      await expect(dialog.getByRole('heading', { name: words.rate })).toBeVisible();
      const stars = dialog.getByRole('radiogroup', { name: words.delivery, exact: true });
      await expect(stars.getByRole('radio', { name: words.fourStars })).toBeChecked();
      await dialog.getByRole('radiogroup', { name: words.tip }).locator('input[value="500"]').check({ force: true });
      await dialog.getByRole('checkbox', { name: words.payFromWallet }).check();
      await expectSound(page);
      await button(dialog, words.submit).click();
      await expect(page.getByText(words.tipped)).toBeVisible();
      await page.reload();
      await hydrated(page);
      await expect(page.locator('main')).toContainText(`RSO-${second}`);
      // What was said of it, in place of the question.
      await expect(page.locator('main').getByText(words.fourStars)).toBeAttached();
      await expect(asked).toBeHidden();
      await expect(dialog).toBeHidden();
      expect(complaints).toEqual([]);
    },
  );
}
